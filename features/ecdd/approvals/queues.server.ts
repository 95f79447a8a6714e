import { isCompliance } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { QueueSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { waitingRequests } from '../corrections/requests.server.ts';
import { formsIn } from './approvals.server.ts';

type Counted = { count: number; oldest: Day | null };

const dayIn = (instant: string) => `(${instant} AT TIME ZONE 'Asia/Singapore')::date`;
const some = (from: string, at: string) =>
  `(SELECT jsonb_build_object('count', count(*), 'oldest', min(${dayIn(at)})) ${from})`;

const statement = `SELECT ${some(formsIn.waiting, 'r.determined_at')} AS waiting,
  ${some(`FROM (${waitingRequests}) request`, 'request.at')} AS requests,
  ${some(formsIn.lacking, 'r.determined_at')} AS lacking, ${some(formsIn.after, 'r.determined_at')} AS after`;

const page = '/agency-desk/compliance/approvals';

/** Forms that wait for an officer. */
export const formQueues: QueueSource = {
  isFor: isCompliance,
  read: async (at) => {
    const [row] = await ask<Record<'waiting' | 'requests' | 'lacking' | 'after', Counted>>(at.db, statement);
    if (!row) throw new Error('A count has one row.');
    const { waiting, requests, lacking, after } = row;
    return [
      { key: 'forms', label: 'Forms to approve', to: page, verb: 'Decide', ...waiting, cents: null },
      {
        key: 'form-requests',
        label: 'Corrections and scans to decide',
        to: page,
        verb: 'Decide',
        ...requests,
        cents: null,
      },
      {
        key: 'forms-lacking',
        label: 'Approved without what is asked today',
        to: `${page}?state=LACKING`,
        verb: 'Review',
        ...lacking,
        cents: null,
      },
      {
        key: 'forms-after',
        label: 'Changed after the deal',
        to: `${page}?state=AFTER`,
        verb: 'Review',
        ...after,
        cents: null,
      },
    ];
  },
};
