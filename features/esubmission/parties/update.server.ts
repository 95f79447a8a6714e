import { and, eq } from 'drizzle-orm';
import { holdCasesOf } from '#features/aml/index.server.ts';
import { sealIdentity } from '#features/particulars/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { currentSearchColumn } from '../list/search-column.server.ts';
import { bump } from '../record/bump.server.ts';
import { changedFields } from '../record/changed-fields.rules.ts';
import { lockForEdit } from '../record/load.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { leaveCaseOf } from '../screening/party-cases.server.ts';
import { withContact } from './contact-of-party.server.ts';
import { saveOwner } from './owner.server.ts';
import { Party, type PartyInput } from './parties.calls.ts';
import { sideProblem } from './problems.rules.ts';
import { partyNow } from './read.server.ts';
import { partyColumns, partyPlace, requirePrincipal } from './rows.server.ts';
import { party } from './tables.server.ts';

type Input = { body: PartyInput & { eSubId: string; uuid: string; version: number | undefined } };

/** Changes a party. Without an identity number, the stored one stays if the type of document is the same. */
export const updateParty = async (at: Writing, { body }: Input) => {
  const { eSubId, uuid, version, ...sent } = body;
  const { idNumber: _, beneficialOwner: __, ...mine } = sent;
  const row = await lockForEdit(at, eSubId, version, { step: 'parties', mine, current: partyNow(at, uuid), as: Party });
  refuseProblem(sideProblem(row.transactionType, sent.partyType));
  const isParty = and(eq(party.uuid, uuid), eq(party.esubmissionId, eSubId));
  const [before] = await at.db.select().from(party).where(isParty);
  if (!before) throw missing('party');
  const { given: input, amlCaseId } = await withContact(at, sent, before);
  if (!input.idNumber && input.idType !== before.idType)
    throw new Refusal('esubmission.invalid', 'Give the number of this document.', { field: 'idNumber' });
  await requirePrincipal(at, eSubId, uuid, input);
  const columns = partyColumns(at, input);
  const identity = input.idNumber ? sealIdentity(at, partyPlace(uuid), input) : {};
  await holdCasesOf(at, row.createdBy);
  await at.db
    .update(party)
    .set({ ...columns, ...identity, amlCaseId })
    .where(isParty);
  await saveOwner(at, uuid, input);
  if (before.amlCaseId && before.amlCaseId !== amlCaseId) await leaveCaseOf(at, uuid, before.amlCaseId);
  const saved = await bump(at, row, { search: await currentSearchColumn(at, row) }, 'parties');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: eSubId,
    action: 'esubmission.party-saved',
    // Names of fields without values, because the trail is kept longer than personal data.
    detail: {
      version: saved.version,
      uuid,
      changed: [...Object.keys(changedFields(before, columns)), ...(input.idNumber ? ['idNumber'] : [])],
    },
  });
  return { ...saved, uuid };
};
