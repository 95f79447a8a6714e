import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readAges } from '../list/ages.server.ts';
import { listEsubmissions } from '../list/list.server.ts';
import { submittedOnly } from '../list/list-all.server.ts';
import { esubmission } from '../room.calls.ts';
import { Status, type StatusId } from '../status/status.words.ts';
import type { ages } from './home.words.ts';

type Query = Parameters<typeof esubmission.list.query.parse>[0] & object;

/** The list of submissions as the home page asks for it: the first five rows. */
export const firstOf = (at: Reading, query: Query) =>
  listEsubmissions(at, esubmission.list.query.parse({ pageSize: 5, ...query }));

/** The first submissions with a status, by the day on which they were submitted. */
export const waitingAs = async (at: Reading, status: StatusId, sortDirection: 'asc' | 'desc') => {
  const { rows, totalRecords, totalIsCapped } = await firstOf(at, {
    status: String(status),
    sortBy: 'SubmittedDate',
    sortDirection,
  });
  return { rows, totalRecords, totalIsCapped, readAt: at.clock.now().toString() };
};

const countedUpTo = 10_000;

const count = (bounds: string) => `(SELECT count(*)::int FROM (
  SELECT FROM esubmission e WHERE ${submittedOnly} AND e.status = ${Status.submitted} AND ${bounds} LIMIT ${countedUpTo}) c)`;

const byAge = `SELECT ${count('e.submitted_at >= $1')} AS new,
  ${count('e.submitted_at < $1 AND e.submitted_at >= $2')} AS due,
  ${count('e.submitted_at < $2')} AS late`;

type Counts = Record<(typeof ages)[number], number>;

/** What waits to be claimed: how many by age, and the oldest. */
export const readDeskQueue = async (at: Reading) => {
  const { periods, dueHours, lateHours } = await readAges(at);
  const [counts] = await ask<Counts>(at.db, byAge, [periods.new.submittedFrom, periods.late.submittedBefore]);
  if (!counts) throw new Error('A count has one row.');
  return { ...(await waitingAs(at, Status.submitted, 'asc')), ages: counts, dueHours, lateHours };
};
