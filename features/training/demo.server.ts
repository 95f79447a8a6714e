import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type DemoCourse, type DemoSession, demoCourses, elsewhere } from '#demo/training/courses.ts';
import { personPublic, staffOf } from '#features/people/index.server.ts';
import { addDays, agencyZone, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { attend, attendElsewhere, takePlaces } from './attendance/demo-attendance.server.ts';
import { issueCertificate } from './certificates/issue.server.ts';
import { cpdAttendance, cpdCourse, cpdSession } from './tables.server.ts';

/** Whom the sign-in page names: they come first, so that whoever opens the demo sees courses of their own. */
const printed = ['hannah.lim', 'rajesh.kumar'];

/** CPD of everyone: this year's courses and those to come, and what they did elsewhere in the cycles before. */
export const demoTraining: DemoStep = async (at, { today }) => {
  const [[content], [people]] = await Promise.all([staffOf(at.db, 'content'), staffOf(at.db, 'people')]);
  if (!content || !people) return;
  const on = (day: Day): Writing => ({ ...at, actor: people, clock: morningOf(day, at.clock) });
  await attendElsewhere(on(today), today, elsewhere);
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
  await takePlaces(at, { session: row.id, people, capacity, about: venue + day, first });
  if (inDays >= 0) return;
  await attend(at, row.id, day);
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
