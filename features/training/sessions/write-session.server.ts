import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { coursePlace } from '../notices.server.ts';
import { fill, registeredAt, sessionLine } from '../registrations/register.server.ts';
import type { training } from '../room.calls.ts';
import { cpdCourse, cpdPlace, cpdSession } from '../tables.server.ts';
import { lockSession, noteSession, writeLog } from './lock-session.server.ts';

type Frame = { startsAt: string; endsAt: string };

const requireOrder = ({ startsAt, endsAt }: Frame) => {
  if (Temporal.Instant.compare(startsAt, endsAt) >= 0)
    throw new Refusal('session.invalid', 'This is not after the start.', { field: 'endsAt' });
};

const byMe = (at: Writing) => ({ changedBy: at.actor.userId, changedAt: at.clock.now().toString() });

export const addSession = async (at: Writing, { params, body }: Input<typeof training.addSession>) => {
  requireOrder(body);
  const [course] = await at.db.select().from(cpdCourse).where(eq(cpdCourse.id, params.id)).for('share');
  if (!course) throw missing('course');
  if (course.archivedAt) throw new Refusal('course.conflict', 'This course is archived. Publish it again first.');
  const checkInKey = randomBytes(24).toString('base64url');
  const { id } = inserted(
    await at.db
      .insert(cpdSession)
      .values({ ...body, ...byMe(at), courseId: course.id, checkInKey })
      .returning({ id: cpdSession.id }),
  );
  await noteSession(at, id, 'added', { courseId: course.id, ...body });
  return { id };
};

/** Ids of people with a place or on the waiting list. */
const registeredFor = async ({ db }: Writing, sessionId: string): Promise<string[]> =>
  (await db.select({ id: cpdPlace.personId }).from(cpdPlace).where(eq(cpdPlace.sessionId, sessionId))).map(
    ({ id }) => id,
  );

/**
 * Fewer places than before take nobody's; more places let people in from the waiting list. People are notified of another time or place.
 */
export const changeSession = async (
  at: Writing,
  { params, body: { version: read, ...body } }: Input<typeof training.changeSession>,
) => {
  requireOrder(body);
  const stored = await lockSession(at, params.id);
  if (stored.version !== read)
    throw new Refusal('session.stale', 'This session was changed in another window meanwhile. Reload the page.');
  if (stored.calledOffAt) throw new Refusal('session.conflict', 'This session was called off.');
  if (stored.completedAt) throw new Refusal('session.conflict', 'This session is completed.');
  const version = stored.version + 1;
  const isSame = (one: string, other: string) => Temporal.Instant.compare(one, other) === 0;
  // People are reminded anew of another time.
  const remindedAt = isSame(stored.startsAt, body.startsAt) ? stored.remindedAt : null;
  await at.db
    .update(cpdSession)
    .set({ ...body, ...byMe(at), remindedAt, version })
    .where(eq(cpdSession.id, stored.id));
  await noteSession(at, stored.id, 'changed', body);
  const hasMoved =
    !isSame(stored.startsAt, body.startsAt) || !isSame(stored.endsAt, body.endsAt) || stored.venue !== body.venue;
  if (hasMoved && !stored.hasEnded)
    await notify(at, coursePlace, {
      to: await registeredFor(at, stored.id),
      key: `course-changed:${stored.id}:${version}`,
      title: `Changed: ${stored.course.title}`,
      line: `Now ${sessionLine(body)}`,
      link: registeredAt,
    });
  const after = await lockSession(at, stored.id);
  if (after.isOpen) await fill(at, after);
  return { id: stored.id };
};

export const callOffSession = async (
  at: Writing,
  { params, body: { reason } }: Input<typeof training.callOffSession>,
): Promise<undefined> => {
  const stored = await lockSession(at, params.id);
  if (stored.calledOffAt) throw new Refusal('session.conflict', 'This session was called off already.');
  if (stored.completedAt) throw new Refusal('session.conflict', 'This session is completed.');
  await at.db
    .update(cpdSession)
    .set({ calledOffAt: at.clock.now().toString(), calledOffReason: reason, ...byMe(at), version: stored.version + 1 })
    .where(eq(cpdSession.id, stored.id));
  await noteSession(at, stored.id, 'called-off', { reason });
  const people = await registeredFor(at, stored.id);
  await writeLog(at, stored.id, people, 'CALLED_OFF');
  await notify(at, coursePlace, {
    to: people,
    key: `course-called-off:${stored.id}`,
    title: `Called off: ${stored.course.title}`,
    line: `${sessionLine(stored)}. ${reason}`,
    link: registeredAt,
  });
};
