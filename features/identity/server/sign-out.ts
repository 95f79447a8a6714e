import { eq } from 'drizzle-orm';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { tellEnding } from './sessions.ts';
import { session } from './tables.ts';

/** Ends this session on every server. */
export const signOut = async (at: Writing): Promise<undefined> => {
  const { sessionId, userId } = at.actor;
  await at.db.update(session).set({ revokedAt: at.clock.now().toString() }).where(eq(session.id, sessionId));
  await tellEnding(at.db, userId);
  await record(at, { aggregate: 'session', aggregateId: sessionId, action: 'session.ended' });
};
