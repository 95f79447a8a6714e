import { mayEnter } from '#platform/contract/actor.ts';
import { type Day, dayOf } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import type { QueueSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { ranOut } from './desk-request.server.ts';

const invited = `
  SELECT count(*)::int AS count, min((created_at AT TIME ZONE 'Asia/Singapore')::date) AS oldest
  FROM person_public WHERE disabled_at IS NULL AND NOT has_password`;

const openRequests = `SELECT person_id AS "personId", asked_at AS at FROM desk_request WHERE asked_at > $1 ORDER BY asked_at, person_id`;

const people = '/agency-desk/people';

/** Accounts that are not set up yet, and desks that wait for a second administrator. */
export const peopleQueues: QueueSource = {
  isFor: (reader) => mayEnter(reader, 'desk:people'),
  read: async (at: Reading) => {
    const [row] = await ask<{ count: number; oldest: Day | null }>(at.db, invited);
    const desks = await ask<{ personId: string; at: string }>(at.db, openRequests, [ranOut(at)]);
    const [first] = desks;
    return [
      {
        key: 'desks',
        label: 'Changes of desks to approve',
        hint: 'needs a second administrator',
        to: first ? `${people}/${first.personId}` : people,
        verb: 'Decide',
        count: desks.length,
        oldest: first ? dayOf(first.at) : null,
        cents: null,
      },
      {
        key: 'invited',
        label: 'Invited',
        hint: 'not set up yet',
        to: `${people}?state=invited`,
        verb: 'Remind',
        count: row?.count ?? 0,
        oldest: row?.oldest ?? null,
        cents: null,
      },
    ];
  },
};
