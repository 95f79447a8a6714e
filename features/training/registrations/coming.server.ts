import { readSetting } from '#features/settings/server/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { training } from '../room.calls.ts';
import { courseRegistrationCloses } from '../room.settings.ts';
import type { ComingSession } from './registrations.calls.ts';

/** How many people of a session `s` do or don't wait. */
export const peopleWho = (isWaiting: boolean) =>
  `(SELECT count(*)::int FROM cpd_place l WHERE l.session_id = s.id AND l.is_waiting = ${isWaiting})`;

const coming = `
  SELECT s.id, c.code, c.title, c.summary, c.provider, c.component, c.hours::float8 AS hours, c.mode,
    s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.venue, s.trainer, s.capacity,
    ${peopleWho(false)} AS taken, ${peopleWho(true)} AS waiting,
    CASE mine.is_waiting WHEN true THEN 'WAITING' WHEN false THEN 'REGISTERED' END AS mine,
    s.starts_at - make_interval(hours => :closes::int) AS "closesAt"
  FROM cpd_session s JOIN cpd_course c ON c.id = s.course_id
  LEFT JOIN cpd_place mine ON mine.session_id = s.id AND mine.person_id = :person
  WHERE s.ends_at > :now AND s.called_off_at IS NULL AND c.published_at IS NOT NULL AND c.archived_at IS NULL
  ORDER BY s.starts_at, s.id LIMIT 200`;

export const readComingSessions = async (at: Reading): Promise<Data<typeof training.comingSessions>> => {
  const closes = await readSetting(at.db, courseRegistrationCloses);
  const now = at.clock.now().toString();
  return { rows: await ask<ComingSession>(at.db, coming, { closes, now, person: at.actor.userId }) };
};
