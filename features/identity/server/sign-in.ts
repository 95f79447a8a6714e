import { eq, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { countFailure, holdBack } from './sign-in-limits.ts';

const wrong = () =>
  new Refusal('sign-in.forbidden', 'This user name and password don’t match. Check both and try again.');

/**
 * Checks a password and opens a session. Unknown user, wrong password and a disabled account answer alike, in words and
 * in time; failures are counted and slow the account down from that address (429).
 */
export const signIn = async (at: Reading<Actor | null>, given: { userName: string; password: string }) => {
  const account = at.secrets.fingerprint(given.userName);
  await holdBack(at, account);
  const [found] = await at.db
    .select()
    .from(person)
    .where(eq(sql`lower(${person.userName})`, given.userName.toLowerCase()));
  const matches = await isPassword(found?.passwordHash, given.password);
  if (!found || !matches || found.disabledAt) {
    await countFailure(at, account, found?.id);
    throw wrong();
  }
  return transact(at, async (within) => {
    const opened = await openSession(within, found.id, 'password');
    const actor: Actor = {
      userId: found.id,
      userName: found.userName,
      role: found.role,
      desks: found.desks,
      via: 'password',
      sessionId: opened.sessionId,
    };
    await record(
      { ...within, actor },
      { aggregate: 'session', aggregateId: opened.sessionId, action: 'session.opened' },
    );
    return { token: opened.token, expiresAt: opened.expiresAt };
  });
};
