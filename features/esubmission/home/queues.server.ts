import { isCompliance } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Queue } from '#platform/contract/queue.ts';
import type { Reading } from '#platform/server/context.ts';
import type { QueueSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readAges } from '../list/ages.server.ts';
import { submittedOnly } from '../list/list-all.server.ts';
import { Status } from '../status/status.words.ts';
import { deskQueueCard } from './home.words.ts';

type Counted = { count: number; oldest: Day | null };

/** More are not counted. */
const countedUpTo = 10_000;

/** How many cases there are, and when the first of them was submitted. */
const some = (name: string, condition: string) => `(
  SELECT jsonb_build_object('count', count(*), 'oldest', min((at AT TIME ZONE 'Asia/Singapore')::date)) FROM (
    SELECT e.submitted_at AS at FROM esubmission e WHERE ${submittedOnly} AND ${condition}
    ORDER BY e.submitted_at, e.id LIMIT ${countedUpTo}
  ) cases) AS "${name}"`;

const { submitted, underReview, onHold } = Status;

const ofDesk = `SELECT ${[
  some('unclaimed', `e.status = ${submitted}`),
  some('late', `e.status = ${submitted} AND e.submitted_at < :lateBefore`),
  some('mine', `e.status IN (${submitted}, ${underReview}) AND e.claimed_by = :actor`),
].join(', ')}`;

const desk = '/agency-desk/submissions';

/** The queues of the submissions desk: unclaimed cases, the late ones among them, and those that the reader claimed. */
export const submissionQueues: QueueSource = {
  isFor: deskQueueCard.isFor,
  read: async (at) => {
    const { periods, lateHours } = await readAges(at);
    const [row] = await ask<Record<'unclaimed' | 'late' | 'mine', Counted>>(at.db, ofDesk, {
      lateBefore: periods.late.submittedBefore,
      actor: at.actor.userId,
    });
    if (!row) throw new Error('A count has one row.');
    const { unclaimed, late, mine } = row;
    return [
      queueOf('late', late, `Unclaimed for over ${lateHours} h`, `${desk}?status=${submitted}&age=late`, 'Claim'),
      queueOf('unclaimed', unclaimed, 'To claim', `${desk}?status=${submitted}`, 'Claim'),
      queueOf('mine', mine, 'Claimed by me', `${desk}?claim=mine`, 'Review'),
    ];
  },
};

const held = `SELECT ${some('held', `e.status = ${onHold}`)}`;

/** What compliance holds. Only its desk sees that. */
export const holdQueues: QueueSource = {
  isFor: isCompliance,
  read: async (at: Reading) => {
    const [row] = await ask<{ held: Counted }>(at.db, held);
    return [
      queueOf('on-hold', row?.held ?? { count: 0, oldest: null }, 'On hold', '/agency-desk/compliance', 'Decide'),
    ];
  },
};

const queueOf = (key: string, counted: Counted, label: string, to: string, verb: string): Queue => ({
  key: `submissions-${key}`,
  label,
  to,
  verb,
  ...counted,
  cents: null,
});
