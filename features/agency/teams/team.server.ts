import {
  lockUplines,
  planRollUp,
  removeRank,
  removeUpline,
  rollUp,
  setRank,
  setUpline,
} from '#features/people/index.server.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { lockFor } from '../people/change-people.server.ts';
import { findPerson } from '../people/read-person.server.ts';
import type { MovingUp, teamCalls } from './team.calls.ts';

type CallInput<K extends keyof typeof teamCalls> = Input<(typeof teamCalls)[K]>;

/** What was signed before today counts with the rank and the upline of its own day, which stay. */
const requireToCome = (at: Reading, fromDay: Day): void => {
  if (fromDay >= today(at.clock)) return;
  throw new Refusal('team.invalid', `Choose ${formatDay(today(at.clock))} or later.`, { field: 'fromDay' });
};

/** Only what has not begun can be removed as though it had never been entered. */
const requireNotBegun = (at: Reading, fromDay: Day): void => {
  if (fromDay > today(at.clock)) return;
  throw new Refusal('team.invalid', 'This has begun. Enter another one from today on instead.');
};

export const giveRank = async (at: Writing, { params, body }: CallInput<'setRank'>): Promise<undefined> => {
  requireToCome(at, body.fromDay);
  const { id: personId } = await lockFor(at, params.id, 'setTeam');
  await setRank(at, { personId, ...body });
};

export const takeRank = async (at: Writing, { params }: CallInput<'removeRank'>): Promise<undefined> => {
  const { id: personId } = await lockFor(at, params.id, 'setTeam');
  requireNotBegun(at, params.fromDay);
  await removeRank(at, { personId, fromDay: params.fromDay });
};

// Uplines are locked before people, as a file of people does: in the other order two changes would wait for each other.

export const giveUpline = async (at: Writing, { params, body }: CallInput<'setUpline'>): Promise<undefined> => {
  requireToCome(at, body.fromDay);
  await lockUplines(at);
  const { id: personId } = await lockFor(at, params.id, 'setTeam');
  await setUpline(at, { personId, ...body });
};

export const takeUpline = async (at: Writing, { params }: CallInput<'removeUpline'>): Promise<undefined> => {
  await lockUplines(at);
  const { id: personId } = await lockFor(at, params.id, 'setTeam');
  requireNotBegun(at, params.fromDay);
  await removeUpline(at, { personId, fromDay: params.fromDay });
};

const presented = ({ personId, name, fromDay, uplineName }: MovingUp): MovingUp => ({
  personId,
  name,
  fromDay,
  uplineName,
});

export const readTeamToMove = async (at: Reading, { params }: CallInput<'teamToMove'>): Promise<MovingUp[]> => {
  const { userId, state } = await findPerson(at, params.id);
  return state === 'disabled' ? (await planRollUp(at, userId, today(at.clock))).map(presented) : [];
};

export const moveTeamUp = async (at: Writing, { params }: CallInput<'rollUp'>): Promise<MovingUp[]> => {
  await lockUplines(at);
  const { id } = await lockFor(at, params.id, 'moveTeam');
  return (await rollUp(at, id, today(at.clock))).map(presented);
};
