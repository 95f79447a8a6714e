import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { ranOut } from './desk-request.server.ts';
import type { PeopleCounts } from './people.calls.ts';

/** By the states of the list of people, in whose order `states` decides. */
const statement = `
  SELECT count(*) FILTER (WHERE disabled_at IS NULL AND has_password AND role = 'salesperson')::int AS salespeople,
    count(*) FILTER (WHERE disabled_at IS NULL AND has_password AND role = 'staff')::int AS staff,
    count(*) FILTER (WHERE disabled_at IS NULL AND NOT has_password)::int AS invited,
    count(*) FILTER (WHERE disabled_at IS NOT NULL)::int AS disabled
  FROM person_public`;

const waiting = `
  SELECT p.id AS "userId", p.name FROM desk_request r JOIN person_public p ON p.id = r.person_id
  WHERE r.asked_at > $1 ORDER BY r.asked_at, p.id LIMIT 5`;

/** How many accounts there are in each state, and the desks that wait for a second administrator. */
export const countPeople = async (at: Reading): Promise<PeopleCounts> => {
  const [counts] = await ask<Omit<PeopleCounts, 'deskRequests'>>(at.db, statement);
  if (!counts) throw new Error('A count has one row.');
  return { ...counts, deskRequests: await ask<PeopleCounts['deskRequests'][number]>(at.db, waiting, [ranOut(at)]) };
};
