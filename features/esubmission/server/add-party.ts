import { randomUUID } from 'node:crypto';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { refuseProblem } from '../problem.ts';
import type { PartyInput } from '../schemas.ts';
import { sideProblem } from '../side-problem.ts';
import { addOwner } from './holders/save-owner.ts';
import { bump, lockForEdit, savedAs } from './load.ts';
import { PartiesNow, partiesNow } from './parties-now.ts';
import { identityColumns, partyColumns, partyPlace, requirePrincipal } from './party-columns.ts';
import { partyRows } from './party-rows.ts';
import { callsOf, namesOf, searchOf } from './search-column.ts';

type Input = { body: PartyInput & { eSubId: string; version: number } };

/** More than any sale has; each is asked for documents of its own. */
const mostParties = 50;

export const addParty = async (at: Writing, { body }: Input) => {
  const { eSubId, version, ...given } = body;
  const [row, names] = await Promise.all([
    lockForEdit(at, eSubId, version, { step: 'parties', current: partiesNow(at), as: PartiesNow }),
    namesOf(at, eSubId),
  ]);
  refuseProblem(sideProblem(row.transactionType, given.partyType));
  if (!given.idNumber) throw new Refusal('esubmission.invalid', 'This is required.', { field: 'idNumber' });
  requireRoom(names);
  const uuid = randomUUID();
  await requirePrincipal(at, eSubId, uuid, given);
  const identity = identityColumns(at, partyPlace(uuid), given);
  const columns = partyColumns(at, given);
  const { partyType, kind, idType } = columns;
  const saved = savedAs(row);
  await Promise.all([
    partyRows.add(at.db, { uuid, esubmissionId: eSubId, ...columns, ...identity }),
    addOwner(at, uuid, given),
    bump(at, row, { search: searchOf(row, [...names, callsOf(columns)]) }, 'parties'),
    record(at, {
      aggregate: 'esubmission',
      aggregateId: eSubId,
      action: 'esubmission.party-added',
      detail: { version: saved.version, uuid, partyType, kind, idType },
    }),
  ]);
  return { ...saved, uuid };
};

const requireRoom = (names: string[]) => {
  if (names.length >= mostParties)
    throw new Refusal('esubmission.invalid', `A transaction has at most ${mostParties} parties.`);
};
