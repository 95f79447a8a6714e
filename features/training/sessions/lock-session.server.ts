import { eq } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { LogWord } from '../registrations/registrations.words.ts';
import { courseRegistrationCloses } from '../room.settings.ts';
import { cpdCourse, cpdPlace, cpdRegistrationLog, cpdSession } from '../tables.server.ts';

export const places = { table: cpdPlace, of: cpdPlace.sessionId, name: 'sessionId' } as const;

export const noteSession = (at: Writing<Actor | null>, id: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'cpd-session', aggregateId: id, action: `session.${action}`, detail });

/** A session with its course, locked: places are taken and given back one after the other. */
export const lockSession = async (at: Writing<Actor | null>, id: string) => {
  const [session] = await at.db.select().from(cpdSession).where(eq(cpdSession.id, id)).for('update');
  const [course] = session ? await at.db.select().from(cpdCourse).where(eq(cpdCourse.id, session.courseId)) : [];
  if (!session || !course) throw missing('session');
  const hours = await readSetting(at.db, courseRegistrationCloses);
  const closesAt = Temporal.Instant.from(session.startsAt).subtract({ hours });
  const now = at.clock.now();
  const isBefore = (instant: Temporal.Instant | string) => Temporal.Instant.compare(now, instant) < 0;
  const isPublic = course.publishedAt !== null && course.archivedAt === null;
  return {
    ...session,
    course,
    isPublic,
    isOpen: isPublic && session.calledOffAt === null && isBefore(closesAt),
    hasBegun: !isBefore(session.startsAt),
    hasEnded: !isBefore(session.endsAt),
  };
};
export type Locked = Awaited<ReturnType<typeof lockSession>>;

/** Lines of what happened to registrations, for their people to read. */
export const writeLog = async (at: Writing<Actor | null>, sessionId: string, people: string[], what: LogWord) => {
  if (people.length === 0) return;
  const now = at.clock.now().toString();
  await at.db.insert(cpdRegistrationLog).values(people.map((personId) => ({ sessionId, personId, what, at: now })));
};
