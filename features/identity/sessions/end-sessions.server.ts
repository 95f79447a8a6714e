import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { loginSession, session } from '../tables.server.ts';
import { notifyEnding } from './held-sessions.server.ts';

/**
 * Ends a person's sessions, all or all but one, and their unfinished sign-ins. It takes effect on every server at once.
 * Returns how many sessions were ended.
 */
export const endSessions = async (
  at: Writing<Actor | null>,
  personId: string,
  { except }: { except?: string } = {},
): Promise<number> => {
  const now = at.clock.now().toString();
  const isLive = and(eq(session.personId, personId), isNull(session.revokedAt), gt(session.expiresAt, now));
  const ended = await at.db
    .update(session)
    .set({ revokedAt: now })
    .where(except ? and(isLive, ne(session.id, except)) : isLive)
    .returning({ id: session.id });
  await at.db
    .update(loginSession)
    .set({ endedAt: now })
    .where(and(eq(loginSession.personId, personId), isNull(loginSession.endedAt)));
  await notifyEnding(at.db, personId);
  return ended.length;
};

/** Ends this session on every server, and the person's sessions of the report service. */
export const signOut = async (at: Writing): Promise<undefined> => {
  const { sessionId, userId } = at.actor;
  const ofReports = and(eq(session.personId, userId), eq(session.via, 'report'), isNull(session.revokedAt));
  await at.db
    .update(session)
    .set({ revokedAt: at.clock.now().toString() })
    .where(or(eq(session.id, sessionId), ofReports));
  await notifyEnding(at.db, userId);
  await record(at, { aggregate: 'session', aggregateId: sessionId, action: 'session.ended' });
};
