import { and, eq, sql } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { leavePlace, moveUp, takePlace } from '#platform/server/places/places.ts';
import { coursePlace } from '../notices.server.ts';
import type { training } from '../room.calls.ts';
import { type Locked, lockSession, noteSession, places, writeLog } from '../sessions/lock-session.server.ts';
import { cpdPlace } from '../tables.server.ts';

/** Page where people see their registrations. */
export const registeredAt = '/training/course-registered';

export const sessionLine = ({ startsAt, venue }: Pick<Locked, 'startsAt' | 'venue'>) =>
  `${formatInstant(startsAt)} · ${venue}`;

export const registerForSession = async (at: Writing, { params }: Input<typeof training.registerForSession>) => {
  const session = await lockSession(at, params.id);
  if (!session.isPublic) throw missing('session');
  if (!session.isOpen) throw new Refusal('session.conflict', 'Registration for this session has closed.');
  // A place that was given back while nobody could move up.
  await fill(at, session);
  const { isWaiting, isNew } = await takePlace(at, places, session, at.actor.userId);
  if (isNew) {
    const personId = at.actor.userId;
    await writeLog(at, session.id, [personId], isWaiting ? 'WAITING' : 'REGISTERED');
    await noteSession(at, session.id, isWaiting ? 'waited-for' : 'registered', { personId });
  }
  return { mine: isWaiting ? ('WAITING' as const) : ('REGISTERED' as const) };
};

export const leaveSession = async (
  at: Writing,
  { params }: Input<typeof training.leaveSession>,
): Promise<undefined> => {
  const session = await lockSession(at, params.id);
  const personId = at.actor.userId;
  const isMine = and(eq(cpdPlace.sessionId, session.id), eq(cpdPlace.personId, personId));
  if (!session.isPublic && (await at.db.$count(cpdPlace, isMine)) === 0) throw missing('session');
  if (session.hasBegun) throw new Refusal('session.conflict', 'This session has begun.');
  if (!(await leavePlace(at, places, session.id, personId)))
    throw new Refusal('session.conflict', 'You are not registered for this session.');
  await writeLog(at, session.id, [personId], 'CANCELLED');
  await noteSession(at, session.id, 'cancelled', { personId });
  if (session.isOpen) await fill(at, session);
};

/** The person has left the agency. */
const hasLeft = sql`${cpdPlace.personId} IN (SELECT id FROM person_public WHERE disabled_at IS NOT NULL)`;

/** Takes the places of those who have left. */
const freePlaces = async (at: Writing<Actor | null>, id: string) => {
  const freed = await at.db
    .delete(cpdPlace)
    .where(and(eq(cpdPlace.sessionId, id), hasLeft))
    .returning();
  for (const { personId } of freed) await noteSession(at, id, 'left-by', { personId });
};

/** Gives free places to those who wait, and notifies them. */
export const fill = async (at: Writing<Actor | null>, session: Locked): Promise<void> => {
  await freePlaces(at, session.id);
  const people = await moveUp(at, places, session, undefined);
  await writeLog(at, session.id, people, 'MOVED_UP');
  for (const personId of people) {
    await noteSession(at, session.id, 'moved-up', { personId });
    const [place] = await at.db
      .select({ seq: cpdPlace.seq })
      .from(cpdPlace)
      .where(and(eq(cpdPlace.sessionId, session.id), eq(cpdPlace.personId, personId)));
    await notify(at, coursePlace, {
      to: [personId],
      // A person who cancels, waits again and moves up again gets another notification.
      key: `course-place:${session.id}:${place?.seq}`,
      title: `You have a place: ${session.course.title}`,
      line: sessionLine(session),
      link: registeredAt,
    });
  }
};
