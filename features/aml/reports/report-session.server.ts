import { openSession } from '#features/identity/index.server.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';

/** A session of the report service, in seconds. */
export const reportSeconds = 900;

/** Opens a session that is for reports alone. */
export const openReportSession = (at: Reading) =>
  transact(at, async (within) => {
    const { token, expiresAt, sessionId } = await openSession(within, at.actor.userId, 'report', reportSeconds);
    await record(within, {
      aggregate: 'session',
      aggregateId: sessionId,
      action: 'session.opened',
      detail: { for: 'reports' },
    });
    return { token, expiresAt };
  });
