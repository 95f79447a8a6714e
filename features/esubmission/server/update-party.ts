import { and, eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { changedFields } from '../changed-fields.ts';
import { refuseProblem } from '../problem.ts';
import { Party } from '../records.ts';
import type { PartyInput } from '../schemas.ts';
import { sideProblem } from '../side-problem.ts';
import { saveOwner } from './holders/save-owner.ts';
import { bump, lockForEdit } from './load.ts';
import { partyNow } from './parties-now.ts';
import { identityColumns, partyColumns, partyPlace, requirePrincipal } from './party-columns.ts';
import { party } from './party-tables.ts';
import { currentSearch } from './search-column.ts';

type Input = { body: PartyInput & { eSubId: string; uuid: string; version: number } };

/** Changes a party. Without an identity number the stored one stays, as long as it is of the same kind. */
export const updateParty = async (at: Writing, { body }: Input) => {
  const { eSubId, uuid, version, ...given } = body;
  const { idNumber: _, beneficialOwner: __, ...mine } = given;
  const row = await lockForEdit(at, eSubId, version, { step: 'parties', mine, current: partyNow(at, uuid), as: Party });
  refuseProblem(sideProblem(row.transactionType, given.partyType));
  const found = and(eq(party.uuid, uuid), eq(party.esubmissionId, eSubId));
  const [before] = await at.db.select().from(party).where(found);
  if (!before) throw missing('party');
  if (!given.idNumber && given.idType !== before.idType)
    throw new Refusal('esubmission.invalid', 'Give the number of this document.', { field: 'idNumber' });
  await requirePrincipal(at, eSubId, uuid, given);
  const columns = partyColumns(at, given);
  const identity = given.idNumber ? identityColumns(at, partyPlace(uuid), given) : {};
  await at.db
    .update(party)
    .set({ ...columns, ...identity })
    .where(found);
  await saveOwner(at, uuid, given);
  const saved = await bump(at, row, { search: await currentSearch(at, row) }, 'parties');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: eSubId,
    action: 'esubmission.party-saved',
    // Which fields, not what they say: the trail outlives the person's data.
    detail: {
      version: saved.version,
      uuid,
      changed: [...Object.keys(changedFields(before, columns)), ...(given.idNumber ? ['idNumber'] : [])],
    },
  });
  return { ...saved, uuid };
};
