import { randomUUID } from 'node:crypto';
import { sealIdentity } from '#features/particulars/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { required } from '#platform/contract/required.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { namesOf, partyNamesOf, searchColumnOf } from '../list/search-column.server.ts';
import { bump } from '../record/bump.server.ts';
import { lockForEdit, savedAs } from '../record/load.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { withContact } from './contact-of-party.server.ts';
import { addOwner } from './owner.server.ts';
import type { PartyInput } from './parties.calls.ts';
import { sideProblem } from './problems.rules.ts';
import { PartiesNow, partiesNow } from './read.server.ts';
import { partyColumns, partyPlace, partyRows, requirePrincipal } from './rows.server.ts';

type Input = { body: PartyInput & { eSubId: string; version: number | undefined } };

/** A limit for the checklist, since each party needs documents of its own. */
const mostParties = 50;

export const addParty = async (at: Writing, { body }: Input) => {
  const { eSubId, version, ...sent } = body;
  const [row, names] = await Promise.all([
    lockForEdit(at, eSubId, version, { step: 'parties', current: partiesNow(at), as: PartiesNow }),
    namesOf(at, eSubId),
  ]);
  refuseProblem(sideProblem(row.transactionType, sent.partyType));
  const { given: input, amlCaseId } = await withContact(at, sent);
  if (!input.idNumber) throw new Refusal('esubmission.invalid', required, { field: 'idNumber' });
  requireRoom(names);
  const uuid = randomUUID();
  await requirePrincipal(at, eSubId, uuid, input);
  const identity = sealIdentity(at, partyPlace(uuid), input);
  const columns = partyColumns(at, input);
  const { partyType, kind, idType } = columns;
  const saved = savedAs(row);
  await Promise.all([
    partyRows.add(at.db, { uuid, esubmissionId: eSubId, ...columns, ...identity, amlCaseId }),
    addOwner(at, uuid, input),
    record(at, {
      aggregate: 'esubmission',
      aggregateId: eSubId,
      action: 'esubmission.party-added',
      detail: { version: saved.version, uuid, partyType, kind, idType },
    }),
  ]);
  await bump(at, row, { search: searchColumnOf(row, [...names, partyNamesOf(columns)]) }, 'parties');
  return { ...saved, uuid };
};

const requireRoom = (names: string[]) => {
  if (names.length >= mostParties)
    throw new Refusal('esubmission.invalid', `A transaction has at most ${mostParties} parties.`);
};
