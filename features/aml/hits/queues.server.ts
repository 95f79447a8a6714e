import { isCompliance } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { QueueSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isWaiting } from './list-hits.server.ts';

type Counted = { count: number; oldest: Day | null };

const statement = `SELECT
  (SELECT jsonb_build_object('count', count(*), 'oldest', min((h.found_at AT TIME ZONE 'Asia/Singapore')::date))
   FROM screening_hit h WHERE ${isWaiting}) AS hits,
  (SELECT jsonb_build_object('count', count(*), 'oldest', min(due_on)) FROM str_entry WHERE filing = 'OPEN') AS suspicions`;

/** What compliance decides here: hits, and suspicions by the day until which they are reported. */
export const complianceQueues: QueueSource = {
  isFor: isCompliance,
  read: async (at) => {
    const [row] = await ask<{ hits: Counted; suspicions: Counted }>(at.db, statement);
    if (!row) throw new Error('A count has one row.');
    const desk = '/agency-desk/compliance';
    return [
      { key: 'hits', label: 'Screening hits', to: `${desk}/hits`, verb: 'Decide', ...row.hits, cents: null },
      {
        key: 'suspicions',
        label: 'Suspicions to decide',
        to: `${desk}/register?filing=OPEN`,
        verb: 'Decide',
        ...row.suspicions,
        isDue: true,
        cents: null,
      },
    ];
  },
};
