import { mayEnter } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { QueueSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';

const pending = `
  SELECT count(*)::int AS count, min((added_at AT TIME ZONE 'Asia/Singapore')::date) AS oldest
  FROM cpd_attendance WHERE approval = 'PENDING'`;

/** Declared hours that the people desk decides. */
export const hourQueues: QueueSource = {
  isFor: (reader) => mayEnter(reader, 'desk:people'),
  read: async (at) => {
    const [found] = await ask<{ count: number; oldest: Day | null }>(at.db, pending);
    return [
      {
        key: 'declared-hours',
        label: 'CPD hours to check',
        to: '/agency-desk/courses/declared?approval=PENDING',
        verb: 'Check',
        count: found?.count ?? 0,
        oldest: found?.oldest ?? null,
        cents: null,
      },
    ];
  },
};
