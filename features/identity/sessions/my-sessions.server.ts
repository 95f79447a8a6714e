import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { lockPerson } from '../account/find-person.server.ts';
import { sessionIdleMinutes } from '../room.settings.ts';
import { session } from '../tables.server.ts';
import { deviceOf } from './devices.rules.ts';
import { endSessions } from './end-sessions.server.ts';
import { notifyEnding } from './held-sessions.server.ts';
import type { SessionRow } from './sessions.calls.ts';

/** The person's live sessions that they opened themselves, not by a look through /amsaccess. */
const mine = (at: Reading) =>
  and(
    eq(session.personId, at.actor.userId),
    eq(session.via, 'password'),
    isNull(session.revokedAt),
    gt(session.expiresAt, at.clock.now().toString()),
  );

/** The live sessions of the signed-in person, the current one first. Empty for a look through /amsaccess. */
export const listSessions = async (at: Reading): Promise<SessionRow[]> => {
  if (at.actor.via === 'amsaccess') return [];
  const minutes = await readSetting(at.db, sessionIdleMinutes);
  const seenSince = at.clock.now().subtract({ minutes }).toString();
  const isCurrent = sql<boolean>`${session.id} = ${at.actor.sessionId}`;
  const rows = await at.db
    .select({ row: session, isCurrent })
    .from(session)
    .where(minutes > 0 ? and(mine(at), gt(session.lastSeenAt, seenSince)) : mine(at))
    .orderBy(desc(isCurrent), desc(session.lastSeenAt), asc(session.id));
  return rows.map(({ row: { id, userAgent, address, createdAt, lastSeenAt, expiresAt }, isCurrent: current }) => ({
    sessionId: id,
    device: deviceOf(userAgent),
    address,
    createdAt,
    // This request is its last use.
    lastSeenAt: current ? at.clock.now().toString({ fractionalSecondDigits: 3 }) : lastSeenAt,
    expiresAt,
    isCurrent: current,
  }));
};

export const endSession = async (at: Writing, sessionId: string): Promise<undefined> => {
  const ended = await at.db
    .update(session)
    .set({ revokedAt: at.clock.now().toString() })
    .where(and(mine(at), eq(session.id, sessionId)))
    .returning({ id: session.id });
  if (ended.length === 0) throw missing('session');
  await notifyEnding(at.db, at.actor.userId);
  await record(at, { aggregate: 'session', aggregateId: sessionId, action: 'session.ended' });
};

export const endOtherSessions = async (at: Writing) => {
  const { sessionId, userId } = at.actor;
  // There may be no other session that would be locked.
  await lockPerson(at.db, userId);
  const sessionsEnded = await endSessions(at, userId, { except: sessionId });
  const detail = { sessionsEnded };
  await record(at, { aggregate: 'session', aggregateId: sessionId, action: 'session.others-ended', detail });
  return { sessionsEnded };
};
