import { registrationsOf } from '#features/content/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { training } from '../room.calls.ts';
import type { RegistrationLog } from './registrations.calls.ts';

/** Sessions of a person's registrations. A person with a place who is not in the attendance of a closed session is absent. */
const sessions = `
  SELECT s.id, 'COURSE' AS kind, c.title, s.venue AS place, s.starts_at AS "startsAt", s.ends_at AS "endsAt",
    s.called_off_reason AS reason, l.log,
    CASE
      WHEN a.id IS NOT NULL THEN 'ATTENDED'
      WHEN s.called_off_at IS NOT NULL THEN 'CALLED_OFF'
      WHEN p.person_id IS NULL THEN 'CANCELLED'
      WHEN p.is_waiting THEN 'WAITING'
      WHEN s.completed_at IS NOT NULL THEN 'NO_SHOW'
      ELSE 'REGISTERED'
    END AS state
  FROM (
    SELECT session_id, jsonb_agg(
      jsonb_build_object('at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'what', what) ORDER BY id) AS log
    FROM cpd_registration_log WHERE person_id = $1 GROUP BY session_id
  ) l
  JOIN cpd_session s ON s.id = l.session_id
  JOIN cpd_course c ON c.id = s.course_id
  LEFT JOIN cpd_place p ON p.session_id = s.id AND p.person_id = $1
  LEFT JOIN cpd_attendance a ON a.session_id = s.id AND a.person_id = $1`;

const ofEvents = async (at: Reading): Promise<RegistrationLog[]> => {
  const events = await registrationsOf(at, at.actor.userId);
  return events.map(({ isWaiting, ...event }) => ({
    ...event,
    kind: 'EVENT',
    reason: '',
    state: isWaiting === null ? 'CANCELLED' : isWaiting ? 'WAITING' : 'REGISTERED',
  }));
};

/** Some dozens at the most, so that they are put in order here. */
export const readRegistrationLogs = async (
  at: Reading,
  { query }: Input<typeof training.registrationLogs>,
): Promise<Data<typeof training.registrationLogs>> => {
  const [courses, events] = await Promise.all([ask<RegistrationLog>(at.db, sessions, [at.actor.userId]), ofEvents(at)]);
  const sign = query.sortDirection === 'asc' ? 1 : -1;
  const all = [...courses, ...events].sort(
    (one, other) => sign * Temporal.Instant.compare(one.startsAt, other.startsAt) || one.id.localeCompare(other.id),
  );
  const first = (query.pageNumber - 1) * query.pageSize;
  return { rows: all.slice(first, first + query.pageSize), totalRecords: all.length, totalIsCapped: false };
};
