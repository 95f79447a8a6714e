import {
  askForAddress,
  endLinks,
  endSessions,
  inviteAgain,
  requireConfirmed,
  takeAppFrom,
} from '#features/identity/index.server.ts';
import {
  administrators,
  correctPerson,
  lockPerson,
  mailCompliance,
  mailOfNewKeeper,
  mailWatchers,
  type PersonRecord,
  requireFreeAddress,
  setAddress,
  setDisabled,
  setRole,
  settledOfficers,
} from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { keysOf } from '#platform/contract/fields.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { endChangesOf } from '../settings/by-two.server.ts';
import { endRequestsOf, isConfirmed, needsSecond, needsSecondForAddress } from './desk-request.server.ts';
import type { PersonRow, personCalls } from './people.calls.ts';
import { stateWords } from './people.words.ts';
import { type Ability, abilitiesOver } from './policy.server.ts';

type CallInput<K extends keyof typeof personCalls> = Input<(typeof personCalls)[K]>;

const stateOf = ({ disabledAt, passwordHash }: PersonRecord): PersonRow['state'] =>
  disabledAt ? 'disabled' : passwordHash ? 'active' : 'invited';

const factsOf = ({ id: userId, role, desks }: PersonRecord) => ({ userId, role, desks });

/**
 * Reads and locks a person, and checks that the actor has the ability over the account.
 * @throws Refusal `person.conflict` if only the account's state forbids it, otherwise `person.forbidden`.
 */
export const lockFor = async (
  at: Writing,
  id: string,
  wanted: Ability | ((row: PersonRecord) => Ability),
): Promise<PersonRecord> => {
  const row = await lockPerson(at, id);
  const ability = typeof wanted === 'function' ? wanted(row) : wanted;
  const state = stateOf(row);
  const may = (as: typeof state) => abilitiesOver(at.actor, { ...factsOf(row), state: as })[ability];
  if (may(state)) return row;
  // If another state would allow it, someone has changed the account meanwhile.
  if (keysOf(stateWords).some(may))
    throw new Refusal('person.conflict', `This account is ${state} by now. Load the page again.`);
  throw new Refusal('person.forbidden', 'This is not yours to change. Ask an administrator.');
};

export const correct = async (
  at: Writing,
  { params, body }: CallInput<'correctPerson'>,
): Promise<{ isWaiting: boolean }> => {
  const row = await lockFor(at, params.id, 'correct');
  const isAgent = row.role === 'salesperson';
  if (isAgent !== (body.registrationNo !== null))
    throw new Refusal(
      'person.invalid',
      isAgent ? 'A salesperson has a registration number.' : 'Only a salesperson has one.',
      { field: 'registrationNo' },
    );
  const { email, ...rest } = body;
  if (row.email !== email) {
    requireMaySetAddress(at, row);
    await requireConfirmed(at);
  }
  await correctPerson(at, row, rest);
  if (row.email === email) return { isWaiting: false };
  const takesTwo = needsSecondForAddress(row);
  if (takesTwo) await requireFreeAddress(at, email, { except: row.id, names: true });
  if (takesTwo && !(await isConfirmed(at, row, { desks: row.desks, email }))) return { isWaiting: true };
  if (stateOf(row) === 'invited') await inviteAnew(at, row, email);
  else await askForAddress(at, row, email);
  return { isWaiting: false };
};

const requireMaySetAddress = (at: Writing, row: PersonRecord): void => {
  if (abilitiesOver(at.actor, { ...factsOf(row), state: stateOf(row) }).setAddress) return;
  throw new Refusal(
    'person.forbidden',
    row.id === at.actor.userId
      ? 'Change your own email address in your profile.'
      : 'Only an administrator can change the email address of staff. Ask one of them.',
    { field: 'email' },
  );
};

/** Ends all links that were mailed to the wrong address, and mails a new invitation to the right one. */
const inviteAnew = async (at: Writing, row: PersonRecord, email: string): Promise<void> => {
  await setAddress(at, row, { email });
  await endLinks(at, row.id);
  await inviteAgain(at, row.id);
};

/** Who leaves goes one after the other: of two at the same moment each would be there for the other. */
const leaveInTurn = (at: Writing): Promise<unknown> =>
  ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('agency.leaves', 0))`);

export const changeRole = async (
  at: Writing,
  { params, body }: CallInput<'setRole'>,
): Promise<{ isWaiting: boolean }> => {
  await leaveInTurn(at);
  // Making or unmaking an administrator requires more than changing desks.
  const row = await lockFor(at, params.id, ({ role }) =>
    role === 'admin' || body.role === 'admin' ? 'setRole' : 'setDesks',
  );
  const getsCompliance = needsSecond(row, body.desks);
  if (getsCompliance && !(await isConfirmed(at, row, { desks: body.desks, email: null }))) return { isWaiting: true };
  // An address that one administrator wrote before doesn't count for an officer any more.
  if (getsCompliance) await endLinks(at, row.id, 'email-by-another');
  if (!body.desks.includes('compliance')) await leaveCompliance(at, row, 'took the compliance desk from');
  if (body.role !== 'admin') await keepAnAdmin(at, row);
  await setRole(at, row, body);
  await takeAppFrom(at, row.id, body);
  if (getsCompliance)
    await mailWatchers(at, {
      title: `${row.name} has the compliance desk`,
      lines: [
        `Two administrators gave ${row.userName} the compliance desk; ${at.actor.userName} was the second.`,
        'If you do not know why, ask them at once.',
      ],
      page: '/',
    });
  await mailOfNewKeeper(at, row, { before: row, after: body });
  if (row.role === 'admin' && body.role !== 'admin') await endRequestsOf(at, row.id);
  if (row.desks.includes('compliance') && !body.desks.includes('compliance')) await endChangesOf(at, row.id);
  return { isWaiting: false };
};

/**
 * One administrator takes an officer off the desk, or disables them, and a mail says so to the other officers. The last officer who may decide
 * stays: nobody would be left to read that mail. @throws Refusal `person.conflict`
 */
const leaveCompliance = async (at: Writing, row: PersonRecord, did: string): Promise<void> => {
  if (!row.desks.includes('compliance') || stateOf(row) !== 'active') return;
  if ((await settledOfficers(at)).every(({ id }) => id === row.id))
    throw new Refusal(
      'person.conflict',
      `${row.name} is the last officer of compliance. Give somebody else the desk first: by two administrators, after 72 hours, or at once by whoever runs the server.`,
      { field: 'desks' },
    );
  await mailCompliance(at, {
    title: `${row.name} leaves the compliance desk`,
    line: `${at.actor.userName} ${did} ${row.userName}. If you do not know why, ask at once.`,
    page: '/',
  });
};

/** Two administrators who disable each other at the same moment would leave none. @throws Refusal `person.conflict` */
const keepAnAdmin = async (at: Writing, row: PersonRecord): Promise<void> => {
  if (row.role !== 'admin') return;
  if ((await administrators(at)).every(({ id }) => id === row.id))
    throw new Refusal('person.conflict', `${row.name} is the last administrator.`);
};

export const disable = async (at: Writing, { params, body }: CallInput<'disablePerson'>): Promise<undefined> => {
  await leaveInTurn(at);
  const row = await lockFor(at, params.id, 'disable');
  await leaveCompliance(at, row, 'disabled');
  await keepAnAdmin(at, row);
  await setDisabled(at, row, { isDisabled: true, reason: body.reason });
  await endSessions(at, row.id);
  await endRequestsOf(at, row.id);
  await endChangesOf(at, row.id);
};

export const enable = async (at: Writing, { params, body }: CallInput<'enablePerson'>): Promise<undefined> => {
  const row = await lockFor(at, params.id, 'enable');
  await setDisabled(at, row, { isDisabled: false, reason: body.reason });
};

export const signOutEverywhere = async (at: Writing, { params }: CallInput<'endSessions'>): Promise<undefined> => {
  const row = await lockFor(at, params.id, 'endSessions');
  const ended = await endSessions(at, row.id);
  await record(at, {
    aggregate: 'person',
    aggregateId: row.id,
    action: 'person.signed-out',
    detail: { sessions: ended },
  });
};
