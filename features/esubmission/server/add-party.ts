import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { refuseProblem } from '../problem.ts';
import type { PartyInput } from '../schemas.ts';
import { sideProblem } from '../side-problem.ts';
import { saveOwner } from './holders/save-owner.ts';
import { bump, lockForEdit } from './load.ts';
import { PartiesNow, partiesNow } from './parties-now.ts';
import { identityColumns, partyColumns, partyPlace, requirePrincipal } from './party-columns.ts';
import { party } from './party-tables.ts';
import { currentSearch } from './search-column.ts';

type Input = { body: PartyInput & { eSubId: string; version: number } };

/** More than any sale has; each is asked for documents of its own. */
const mostParties = 50;

export const addParty = async (at: Writing, { body }: Input) => {
  const { eSubId, version, ...given } = body;
  const row = await lockForEdit(at, eSubId, version, { step: 'parties', current: partiesNow(at), as: PartiesNow });
  refuseProblem(sideProblem(row.transactionType, given.partyType));
  if (!given.idNumber) throw new Refusal('esubmission.invalid', 'This is required.', { field: 'idNumber' });
  await requireRoom(at, eSubId);
  const uuid = randomUUID();
  await requirePrincipal(at, eSubId, uuid, given);
  const identity = identityColumns(at, partyPlace(uuid), given);
  await at.db.insert(party).values({ uuid, esubmissionId: eSubId, ...partyColumns(at, given), ...identity });
  await saveOwner(at, uuid, given);
  const saved = await bump(at, row, { search: await currentSearch(at, row) }, 'parties');
  const { partyType, kind, idType } = given;
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: eSubId,
    action: 'esubmission.party-added',
    detail: { version: saved.version, uuid, partyType, kind, idType },
  });
  return { ...saved, uuid };
};

const requireRoom = async (at: Writing, eSubId: string) => {
  const count = await at.db.$count(party, eq(party.esubmissionId, eSubId));
  if (count >= mostParties)
    throw new Refusal('esubmission.invalid', `A transaction has at most ${mostParties} parties.`);
};
