import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { training } from '../room.calls.ts';
import { lockSession, noteSession, writeLog } from '../sessions/lock-session.server.ts';
import { cpdPlace, cpdRegistrationLog, cpdSession } from '../tables.server.ts';
import { isCheckInOpen } from './check-in.rules.ts';

/** How long a code is shown, in seconds. It is taken for as long again: somebody scans it at its end. */
const seconds = 60;

const stepOf = (at: Pick<Reading<null>, 'clock'>) => Math.floor(at.clock.now().epochMilliseconds / 1000 / seconds);

const codeOf = (key: string, step: number): string =>
  createHmac('sha256', key).update(String(step)).digest('base64url').slice(0, 22);

/** The code that is shown in the room while a session runs. */
export const readCheckInCode = async (
  at: Reading,
  { params }: Input<typeof training.checkInCode>,
): Promise<Data<typeof training.checkInCode>> => {
  const [row] = await at.db.select().from(cpdSession).where(eq(cpdSession.id, params.id));
  if (!row) throw missing('session');
  if (!isRunning(at, row)) throw new Refusal('session.conflict', 'People check in while the session runs.');
  const step = stepOf(at);
  return {
    code: codeOf(row.checkInKey, step),
    renewAt: Temporal.Instant.fromEpochMilliseconds((step + 1) * seconds * 1000).toString(),
  };
};

type Times = Pick<typeof cpdSession.$inferSelect, 'startsAt' | 'endsAt' | 'calledOffAt' | 'completedAt'>;

const isRunning = (at: Pick<Reading<null>, 'clock'>, session: Times): boolean =>
  session.calledOffAt === null &&
  session.completedAt === null &&
  isCheckInOpen(session, at.clock.now().epochMilliseconds);

/** Checks in a person with a place who scans the code in the room. The desk records the attendance from the check-ins. */
export const checkIn = async (at: Writing, { params, body }: Input<typeof training.checkIn>) => {
  const session = await lockSession(at, params.id);
  const personId = at.actor.userId;
  const isMine = and(
    eq(cpdPlace.sessionId, session.id),
    eq(cpdPlace.personId, personId),
    eq(cpdPlace.isWaiting, false),
  );
  if (session.completedAt)
    throw new Refusal(
      'session.conflict',
      'The attendance of this session is recorded. Ask the people desk to add you.',
    );
  if (!isRunning(at, session)) throw new Refusal('session.conflict', 'People check in while the session runs.');
  const step = stepOf(at);
  if (![step, step - 1].some((each) => isSame(body.code, codeOf(session.checkInKey, each))))
    throw new Refusal('session.conflict', 'This code has expired. Scan the one that is shown now.');
  if ((await at.db.$count(cpdPlace, isMine)) === 0)
    throw new Refusal(
      'session.conflict',
      'You have no place in this session. Ask the trainer to record your attendance.',
    );
  const earlierCheckIn = and(
    eq(cpdRegistrationLog.sessionId, session.id),
    eq(cpdRegistrationLog.personId, personId),
    eq(cpdRegistrationLog.what, 'CHECKED_IN'),
  );
  if ((await at.db.$count(cpdRegistrationLog, earlierCheckIn)) === 0) {
    await writeLog(at, session.id, [personId], 'CHECKED_IN');
    await noteSession(at, session.id, 'checked-in', { personId });
  }
  return { title: session.course.title, venue: session.venue };
};

const isSame = (code: string, wanted: string): boolean => {
  const one = Buffer.from(code);
  const other = Buffer.from(wanted);
  return one.length === other.length && timingSafeEqual(one, other);
};
