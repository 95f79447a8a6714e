import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { sessionColumns, stateValues } from '../courses/read-courses.server.ts';
import type { training } from '../room.calls.ts';
import type { Attendee, DeskSession } from './sessions.calls.ts';

const one = `
  SELECT ${sessionColumns}, c.id AS "courseId", c.code, c.title, c.component, c.hours::float8 AS hours,
    s.called_off_reason AS "calledOffReason", s.version
  FROM cpd_session s JOIN cpd_course c ON c.id = s.course_id WHERE s.id = :session`;

const peopleOfSession = `
  SELECT p.id AS "personId", p.name, coalesce(p.registration_no, '') AS "registrationNo", l.taken_at AS "takenAt",
    a.id AS "attendanceId", coalesce(c.number, '') AS "certificateNo", c.revoked_at IS NOT NULL AS "isRevoked",
    coalesce(c.revoked_for, '') AS "revokedFor",
    CASE
      WHEN a.approval = 'REJECTED' AND c.id IS NULL THEN 'NOT_COUNTED'
      WHEN a.id IS NOT NULL THEN 'ATTENDED'
      WHEN l.is_waiting THEN 'WAITING'
      WHEN s.completed_at IS NOT NULL THEN 'NO_SHOW'
      WHEN EXISTS (SELECT FROM cpd_registration_log g
        WHERE g.session_id = s.id AND g.person_id = p.id AND g.what = 'CHECKED_IN') THEN 'CHECKED_IN'
      ELSE 'REGISTERED'
    END AS state
  FROM cpd_session s
  JOIN (SELECT person_id FROM cpd_place WHERE session_id = $1 UNION SELECT person_id FROM cpd_attendance WHERE session_id = $1) who
    ON true
  JOIN person_public p ON p.id = who.person_id
  LEFT JOIN cpd_place l ON l.session_id = s.id AND l.person_id = p.id
  LEFT JOIN cpd_attendance a ON a.session_id = s.id AND a.person_id = p.id
  LEFT JOIN cpd_certificate c ON c.attendance_id = a.id
  WHERE s.id = $1
  ORDER BY l.is_waiting NULLS LAST, CASE WHEN l.is_waiting THEN l.seq END, p.name, p.id`;

export const readSession = async (
  at: Reading,
  { params }: Input<typeof training.session>,
): Promise<Data<typeof training.session>> => {
  const values = { ...(await stateValues(at)), session: params.id };
  const [[row], people] = await Promise.all([
    ask<Omit<DeskSession, 'people'>>(at.db, one, values),
    ask<Attendee>(at.db, peopleOfSession, [params.id]),
  ]);
  if (!row) throw missing('session');
  return { ...row, people };
};
