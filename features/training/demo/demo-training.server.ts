import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { personPublic, staffOf } from '#features/people/index.server.ts';
import { addDays, agencyZone, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { issueCertificate } from '../certificates/issue.server.ts';
import { cpdAttendance, cpdCourse, cpdSession } from '../tables.server.ts';
import { type DemoCourse, type DemoSession, demoCourses, elsewhere } from './courses.server.ts';

/** Whom the sign-in page names: they come first, so that whoever opens the demo sees courses of their own. */
const printed = ['hannah.lim', 'rajesh.kumar'];

const drawn = `
  SELECT p.id, row_number() OVER (
    ORDER BY p.user_name = ANY(:first::text[]) DESC, hashtext(p.user_name || :about), p.user_name) AS place
  FROM person_public p
  WHERE p.role = 'salesperson' AND p.disabled_at IS NULL AND p.created_at < :at::timestamptz`;

const takePlaces = `
  WITH come AS (
    INSERT INTO cpd_place (session_id, person_id, is_waiting, taken_at)
    SELECT :session, id, place > :capacity, :at::timestamptz + make_interval(mins => place::int * 7)
    FROM (${drawn}) d WHERE place <= :people ORDER BY place
    RETURNING person_id, is_waiting, taken_at
  )
  INSERT INTO cpd_registration_log (session_id, person_id, what, at)
  SELECT :session, person_id, CASE WHEN is_waiting THEN 'WAITING' ELSE 'REGISTERED' END, taken_at FROM come`;

const attend = `
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

const attendElsewhere = `
  INSERT INTO cpd_attendance (person_id, source, title, provider, component, category, hours, from_day, to_day, mode,
    certificate_no, approval, decided_by, decided_at, added_by, added_at)
  SELECT p.id, 'PROVIDER', :title, 'Straits Property Institute', :component, :category, :hours, :day, :day, 'CLASSROOM',
    'SPI-' || to_char(:day::date, 'YYMMDD') || '-' || lpad((abs(hashtext(p.user_name)) % 10000)::text, 4, '0'),
    'APPROVED', :by, :day::date + interval '3 days', :by, :day::date + interval '3 days'
  FROM person_public p
  WHERE p.role = 'salesperson' AND p.created_at::date <= :day::date AND abs(hashtext(p.user_name || :title)) % 100 < :share::int
    AND p.user_name <> :but`;

/** What a salesperson says of themselves, which the people desk has not looked at yet. */
const declare = `
  INSERT INTO cpd_attendance (person_id, source, title, provider, component, category, hours, from_day, to_day, mode, approval,
    added_by, added_at)
  SELECT p.id, 'SELF', 'Webinar: reading the market reports', 'Property Talks', 'GC_PLUS', 'Market', 1.5, :day, :day,
    'E_LEARNING', 'PENDING', p.id, :day::date + interval '1 day'
  FROM person_public p WHERE p.user_name IN ('hannah.lim', 'rajesh.kumar')`;

/** CPD of everyone: this year's courses and those to come, and what they did elsewhere in the cycles before. */
export const demoTraining: DemoStep = async (at, { today }) => {
  const [[content], [people]] = await Promise.all([staffOf(at.db, 'content'), staffOf(at.db, 'people')]);
  if (!content || !people) return;
  const on = (day: Day): Writing => ({ ...at, actor: people, clock: morningOf(day, at.clock) });
  for (const { on: when, but = '', ...training } of elsewhere) {
    const day = typeof when === 'number' ? addDays(today, when) : when;
    if (day > today) continue;
    await ask(at.db, attendElsewhere, { ...training, but, day, by: people.userId });
  }
  await ask(at.db, declare, { day: addDays(today, -20) });
  const sessions: (DemoSession & { courseId: string })[] = [];
  for (const { sessions: held, ...course } of demoCourses) {
    const courseId = await addCourse({ ...on(addDays(today, -200)), actor: content }, course);
    sessions.push(...held.map((session) => ({ ...session, courseId })));
  }
  // Certificates are numbered in the order of their days.
  for (const session of sessions.toSorted((one, other) => one.inDays - other.inDays))
    await addSession(on(addDays(today, Math.min(0, session.inDays) - 30)), session, { today, on });
};

const addCourse = async (at: Writing, course: Omit<DemoCourse, 'sessions'>): Promise<string> => {
  const now = at.clock.now().toString();
  const rows = await at.db
    .insert(cpdCourse)
    .values({ ...course, changedBy: at.actor.userId, changedAt: now, publishedAt: now })
    .returning({ id: cpdCourse.id });
  return inserted(rows).id;
};

type Given = { today: Day; on: (day: Day) => Writing };

const addSession = async (at: Writing, session: DemoSession & { courseId: string }, { today, on }: Given) => {
  const { courseId, inDays, venue, trainer, capacity, people, isOpen } = session;
  const day = addDays(today, inDays);
  const instant = (time: string) =>
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(agencyZone).toInstant().toString();
  const row = inserted(
    await at.db
      .insert(cpdSession)
      .values({
        courseId,
        venue,
        trainer,
        capacity,
        startsAt: instant('14:00'),
        endsAt: instant('18:00'),
        checkInKey: randomBytes(24).toString('base64url'),
        completedAt: inDays < 0 ? instant('18:30') : null,
        changedBy: at.actor.userId,
        changedAt: at.clock.now().toString(),
      })
      .returning(),
  );
  const first = isOpen ? [] : printed;
  const values = { session: row.id, people, capacity, about: venue + day, first, at: at.clock.now().toString() };
  await ask(at.db, takePlaces, values);
  if (inDays >= 0) return;
  await ask(at.db, attend, { session: row.id, day, by: at.actor.userId });
  await certify(on(addDays(day, 1)), row.id);
};

const certify = async (at: Writing, sessionId: string) => {
  const rows = await at.db
    .select({ attendance: cpdAttendance, name: personPublic.name, registrationNo: personPublic.registrationNo })
    .from(cpdAttendance)
    .innerJoin(personPublic, eq(personPublic.id, cpdAttendance.personId))
    .where(eq(cpdAttendance.sessionId, sessionId))
    .orderBy(personPublic.name);
  for (const { attendance, ...holder } of rows) await issueCertificate(at, attendance, holder);
};
