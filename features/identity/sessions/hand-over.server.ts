import { and, eq, isNull, or } from 'drizzle-orm';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { SessionConfirmation } from '../confirmation/confirmation.calls.ts';
import { proveOwner } from '../confirmation/confirmed.server.ts';
import { session } from '../tables.server.ts';
import { notifyEnding } from './held-sessions.server.ts';

/** This session, and that of the report service in the same browser. */
const ofDevice = ({ sessionId, userId }: Reading['actor']) =>
  or(
    eq(session.id, sessionId),
    and(eq(session.personId, userId), eq(session.via, 'report'), isNull(session.revokedAt)),
  );

/** Locks this session on every server: its device goes into a customer’s hands. */
export const lockSession = async (at: Writing): Promise<undefined> => {
  const { sessionId, userId } = at.actor;
  await at.db.update(session).set({ lockedAt: at.clock.now().toString(), confirmedAt: null }).where(ofDevice(at.actor));
  await notifyEnding(at.db, userId);
  await record(at, { aggregate: 'session', aggregateId: sessionId, action: 'session.locked' });
};

/** Unlocks it for its owner, by their password or their app’s code. Wrong tries count like those of signing in. */
export const unlockSession = async (at: Reading, proof: SessionConfirmation): Promise<undefined> => {
  await proveOwner(at, proof);
  await transact(at, async (within) => {
    const { sessionId, userId } = at.actor;
    await within.db.update(session).set({ lockedAt: null }).where(ofDevice(at.actor));
    await notifyEnding(within.db, userId);
    await record(within, { aggregate: 'session', aggregateId: sessionId, action: 'session.unlocked' });
  });
};
