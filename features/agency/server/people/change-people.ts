import { endLinks, endSessions, inviteAgain } from '#features/identity/server/index.ts';
import { correctPerson, lockPerson, type PersonRecord, setDisabled, setRole } from '#features/people/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { type PersonRow, type personCalls, personStates } from '../../person-calls.ts';
import { type Ability, abilitiesOver } from './policy.ts';
import { tellOldAddress } from './tell-old-address.ts';

type Given<K extends keyof typeof personCalls> = Input<(typeof personCalls)[K]>;

const stateOf = ({ disabledAt, passwordHash }: PersonRecord): PersonRow['state'] =>
  disabledAt ? 'disabled' : passwordHash ? 'active' : 'invited';

/** Someone whose account the actor may do this with; no two do something with one at a time. */
const lockFor = async (
  at: Writing,
  id: string,
  wanted: Ability | ((row: PersonRecord) => Ability),
): Promise<PersonRecord> => {
  const row = await lockPerson(at, id);
  const ability = typeof wanted === 'function' ? wanted(row) : wanted;
  const state = stateOf(row);
  const may = (as: typeof state) => abilitiesOver(at.actor, { userId: row.id, role: row.role, state: as })[ability];
  if (may(state)) return row;
  // In another state it could be done: someone else was here first. Otherwise it is not this person's to do.
  if (personStates.some(may))
    throw new Refusal('person.conflict', `This account is ${state} by now. Load the page again.`);
  throw new Refusal('person.forbidden', 'This is not yours to change. Ask an administrator.');
};

export const correct = async (at: Writing, { params, body }: Given<'correctPerson'>): Promise<undefined> => {
  const row = await lockFor(at, params.id, 'correct');
  const isAgent = row.role === 'salesperson';
  if (isAgent !== (body.registrationNo !== null))
    throw new Refusal(
      'person.invalid',
      isAgent ? 'A salesperson has a registration number.' : 'Only a salesperson has one.',
      { field: 'registrationNo' },
    );
  await correctPerson(at, row, body);
  if (row.email !== body.email) await followAddress(at, row);
};

/**
 * What was mailed to the address before, or to one that was to follow it, opens nothing any more. Who has not come yet is
 * invited anew; who has is told at the old address, which may be the only one that is really theirs.
 */
const followAddress = async (at: Writing, row: PersonRecord): Promise<void> => {
  await endLinks(at, row.id);
  if (stateOf(row) === 'invited') await inviteAgain(at, row.id);
  else await tellOldAddress(at, row);
};

export const changeRole = async (at: Writing, { params, body }: Given<'setRole'>): Promise<undefined> => {
  // To become or to cease to be an administrator is more than other desks.
  const row = await lockFor(at, params.id, ({ role }) =>
    role === 'admin' || body.role === 'admin' ? 'setRole' : 'setDesks',
  );
  await setRole(at, row, body);
};

export const disable = async (at: Writing, { params, body }: Given<'disablePerson'>): Promise<undefined> => {
  const row = await lockFor(at, params.id, 'disable');
  await setDisabled(at, row, { isDisabled: true, reason: body.reason });
  await endSessions(at, row.id);
};

export const enable = async (at: Writing, { params, body }: Given<'enablePerson'>): Promise<undefined> => {
  const row = await lockFor(at, params.id, 'enable');
  await setDisabled(at, row, { isDisabled: false, reason: body.reason });
};

export const signOutEverywhere = async (at: Writing, { params }: Given<'endSessions'>): Promise<undefined> => {
  const row = await lockFor(at, params.id, 'endSessions');
  const ended = await endSessions(at, row.id);
  await record(at, {
    aggregate: 'person',
    aggregateId: row.id,
    action: 'person.signed-out',
    detail: { sessions: ended },
  });
};
