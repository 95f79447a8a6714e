import type { Elsewhere } from '#demo/training/courses.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

const drawn = `
  SELECT p.id, row_number() OVER (
    ORDER BY p.user_name = ANY(:first::text[]) DESC, hashtext(p.user_name || :about), p.user_name) AS place
  FROM person_public p
  WHERE p.role = 'salesperson' AND p.disabled_at IS NULL AND p.created_at < :at::timestamptz`;

const intoPlaces = `
  WITH come AS (
    INSERT INTO cpd_place (session_id, person_id, is_waiting, taken_at)
    SELECT :session, id, place > :capacity, :at::timestamptz + make_interval(mins => place::int * 7)
    FROM (${drawn}) d WHERE place <= :people ORDER BY place
    RETURNING person_id, is_waiting, taken_at
  )
  INSERT INTO cpd_registration_log (session_id, person_id, what, at)
  SELECT :session, person_id, CASE WHEN is_waiting THEN 'WAITING' ELSE 'REGISTERED' END, taken_at FROM come`;

const intoAttendance = `
  WITH came AS (
    INSERT INTO cpd_attendance (person_id, session_id, source, title, code, provider, provider_uen, accreditation_no, component,
      category, hours, from_day, to_day, mode, trainer, approval, decided_by, decided_at, added_by, added_at)
    SELECT l.person_id, s.id, 'SESSION', c.title, c.code, c.provider, c.provider_uen, c.accreditation_no, c.component,
      c.category, c.hours, :day, :day, c.mode, s.trainer, 'APPROVED', :by, s.ends_at, :by, s.ends_at
    FROM cpd_place l JOIN cpd_session s ON s.id = l.session_id JOIN cpd_course c ON c.id = s.course_id
    WHERE s.id = :session AND NOT l.is_waiting AND l.seq % 13 <> 0
    RETURNING person_id, added_at
  )
  INSERT INTO cpd_registration_log (session_id, person_id, what, at) SELECT :session, person_id, 'ATTENDED', added_at FROM came`;

const fromElsewhere = `
  INSERT INTO cpd_attendance (person_id, source, title, provider, component, category, hours, from_day, to_day, mode,
    certificate_no, approval, decided_by, decided_at, added_by, added_at)
  SELECT p.id, 'PROVIDER', :title, 'Straits Property Institute', :component, :category, :hours, :day, :day, 'CLASSROOM',
    'SPI-' || to_char(:day::date, 'YYMMDD') || '-' || lpad((abs(hashtext(p.user_name)) % 10000)::text, 4, '0'),
    'APPROVED', :by, :day::date + interval '3 days', :by, :day::date + interval '3 days'
  FROM person_public p
  WHERE p.role = 'salesperson' AND p.created_at::date <= :day::date AND abs(hashtext(p.user_name || :title)) % 100 < :share::int
    AND p.user_name <> :but`;

/** What a salesperson says of themselves, which the people desk has not looked at yet. */
const declared = `
  INSERT INTO cpd_attendance (person_id, source, title, provider, component, category, hours, from_day, to_day, mode, approval,
    added_by, added_at)
  SELECT p.id, 'SELF', 'Webinar: reading the market reports', 'Property Talks', 'GC_PLUS', 'Market', 1.5, :day, :day,
    'E_LEARNING', 'PENDING', p.id, :day::date + interval '1 day'
  FROM person_public p WHERE p.user_name IN ('hannah.lim', 'rajesh.kumar')`;

/** What everyone did with other providers until today, and what two have declared and nobody has looked at yet. */
export const attendElsewhere = async (at: Writing, today: Day, trainings: Elsewhere[]): Promise<void> => {
  for (const { on, but = '', ...training } of trainings) {
    const day = typeof on === 'number' ? addDays(today, on) : on;
    if (day <= today) await ask(at.db, fromElsewhere, { ...training, but, day, by: at.actor.userId });
  }
  await ask(at.db, declared, { day: addDays(today, -20) });
};

type Places = { session: string; people: number; capacity: number; about: string; first: string[] };

/** People register: first those who are named, then whoever is drawn for it. Whom there is no place for waits. */
export const takePlaces = async (at: Writing, places: Places): Promise<void> => {
  await ask(at.db, intoPlaces, { ...places, at: at.clock.now().toString() });
};

/** Most of those with a place came. */
export const attend = async (at: Writing, session: string, day: Day): Promise<void> => {
  await ask(at.db, intoAttendance, { session, day, by: at.actor.userId });
};
