import { and, eq } from 'drizzle-orm';
import { holdCasesOf } from '#features/aml/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../../contract/parts.ts';
import { bump, lockForEdit } from '../core/load.ts';
import { followDueDiligence } from '../due-diligence/follow.ts';
import { currentSearchColumn } from '../list/search-column.ts';
import { leaveCaseOf } from './party-cases.ts';
import { PartiesNow, partiesNow } from './read.ts';
import { party } from './tables.ts';

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
  await followDueDiligence(at, eSubId);
  return saved;
};
