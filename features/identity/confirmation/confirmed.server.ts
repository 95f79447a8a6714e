import { eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { lockPerson } from '../account/find-person.server.ts';
import { spendAuthenticatorCode } from '../second-step/check-code.server.ts';
import { accountOf, beginTry } from '../sign-in/limits.server.ts';
import { session } from '../tables.server.ts';
import { confirmPassword } from './confirm-password.server.ts';
import type { SessionConfirmation } from './confirmation.calls.ts';

/** How long a confirmation by password or code stays valid. */
const minutes = 10;

/**
 * For what a session that was left open or stolen must not do alone. It reads the session anew each time, so that a confirmation
 * counts on every server at once.
 * @throws Refusal `session.unconfirmed`, which the browser answers with a dialog, and then makes the call again
 */
export const requireConfirmed = async (at: Reading): Promise<void> => {
  const [row] = await at.db
    .select({ confirmedAt: session.confirmedAt })
    .from(session)
    .where(eq(session.id, at.actor.sessionId));
  const oldest = at.clock.now().subtract({ minutes }).epochMilliseconds;
  if (!row?.confirmedAt || Date.parse(row.confirmedAt) < oldest)
    throw new Refusal('session.unconfirmed', 'Confirm that it is you: give your password or your app’s code again.');
};

/** Notes that the owner of this session is there: by the password, or by a code of their app. Wrong tries count like those of signing in. */
export const confirmSession = async (at: Reading, confirmation: SessionConfirmation): Promise<{ until: string }> => {
  await proveOwner(at, confirmation);
  return transact(at, async (within) => {
    const now = at.clock.now();
    const { sessionId } = at.actor;
    await within.db.update(session).set({ confirmedAt: now.toString() }).where(eq(session.id, sessionId));
    await record(within, { aggregate: 'session', aggregateId: sessionId, action: 'session.confirmed' });
    return { until: now.add({ minutes }).toString({ fractionalSecondDigits: 3 }) };
  });
};

/** Checks that the owner of the session is there, by the password or by a code of their app. Wrong tries stay counted. */
export const proveOwner = async (at: Reading, { password, code = '' }: SessionConfirmation): Promise<void> => {
  if (password !== undefined) await confirmPassword(at, password);
  else await confirmCode(at, code);
};

const confirmCode = async (at: Reading, code: string): Promise<void> => {
  const { userId, userName } = at.actor;
  const attempt = await beginTry(at, { account: accountOf(at, userName), kind: 'code', personId: userId });
  const isRight = await transact(at, async (within) => {
    await lockPerson(within.db, userId);
    return spendAuthenticatorCode(within, userId, code);
  });
  if (isRight) return attempt.wasRight();
  attempt.wasWrong(userId);
  throw new Refusal('code.forbidden', 'This is not the code that your app shows now.', { field: 'code' });
};
