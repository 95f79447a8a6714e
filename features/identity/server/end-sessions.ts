import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { tellEnding } from './sessions.ts';
import { loginSession, session } from './tables.ts';

/**
 * Ends a person's sessions and sign-ins under way, on every server at once: all, or all but one. Answers how many
 * sessions there were.
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
  await tellEnding(at.db, personId);
  return ended.length;
};
