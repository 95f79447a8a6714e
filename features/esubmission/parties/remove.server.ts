import { and, eq } from 'drizzle-orm';
import { holdCasesOf } from '#features/aml/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { currentSearchColumn } from '../list/search-column.server.ts';
import type { Saved } from '../parts.calls.ts';
import { bump } from '../record/bump.server.ts';
import { lockForEdit } from '../record/load.server.ts';
import { leaveCaseOf } from '../screening/party-cases.server.ts';
import { PartiesNow, partiesNow } from './read.server.ts';
import { party } from './tables.server.ts';

type Input = { query: { eSubId: string; uuid: string; version: number | undefined } };

/** Removes a party. Files that were uploaded for it stay on the checklist until they are removed. */
export const removeParty = async (at: Writing, { query: { eSubId, uuid, version } }: Input): Promise<Saved> => {
  const row = await lockForEdit(at, eSubId, version, { step: 'parties', current: partiesNow(at), as: PartiesNow });
  await holdCasesOf(at, row.createdBy);
  const gone = await at.db
    .delete(party)
    .where(and(eq(party.uuid, uuid), eq(party.esubmissionId, eSubId)))
    .returning({ partyType: party.partyType, amlCaseId: party.amlCaseId });
  if (!gone[0]) throw missing('party');
  if (gone[0].amlCaseId) await leaveCaseOf(at, uuid, gone[0].amlCaseId);
  const saved = await bump(at, row, { search: await currentSearchColumn(at, row) }, 'parties');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: eSubId,
    action: 'esubmission.party-removed',
    detail: { version: saved.version, uuid, partyType: gone[0].partyType },
  });
  return saved;
};
