import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { SessionConfirmation } from '../confirmation/confirmation.calls.ts';

const SessionRow = z.object({
  sessionId: id(),
  /** `Chrome on Windows`. */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to five minutes. */
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionRow = z.output<typeof SessionRow>;

export const sessionCalls = {
  sessions: endpoint({
    method: 'GET',
    path: '/v1/users/sessions',
    who: 'signed-in',
    summary: 'My live sessions, this one first, then by last use.',
    data: z.array(SessionRow),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/users/sessions/{sessionId}',
    who: 'signed-in',
    summary: 'Ends one of my sessions.',
    params: z.strictObject({ sessionId: id() }),
    message: 'Session ended',
  }),
  lockSession: endpoint({
    method: 'POST',
    path: '/v1/users/sessions/lock',
    who: 'signed-in',
    summary:
      'Locks this session before its device is handed over: it makes no call of somebody signed in until it is unlocked.',
    notThroughPortal: true,
    body: z.strictObject({}),
  }),
  unlockSession: endpoint({
    method: 'POST',
    path: '/v1/users/sessions/unlock',
    who: 'signed-in',
    whileLocked: true,
    notThroughPortal: true,
    summary: 'Unlocks this session after its device came back, by my password or my authenticator’s code.',
    body: SessionConfirmation,
    transaction: 'own',
    limit: 120,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v1/users/sessions',
    who: 'signed-in',
    summary: 'Ends all my sessions but this one.',
    data: z.object({ sessionsEnded: z.int() }),
    message: 'Other sessions ended',
  }),
};
