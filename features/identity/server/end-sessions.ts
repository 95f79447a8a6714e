import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { endingChannel } from './sessions.ts';
import { session } from './tables.ts';

/** Ends a person's sessions on every server at once. Answers how many there were. */
export const endSessions = async (at: Writing, personId: string): Promise<number> => {
  const now = at.clock.now().toString();
  const ended = await at.db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.personId, personId), isNull(session.revokedAt), gt(session.expiresAt, now)))
    .returning({ id: session.id });
  await at.db.execute(sql`SELECT pg_notify(${endingChannel}, ${personId})`);
  return ended.length;
};
