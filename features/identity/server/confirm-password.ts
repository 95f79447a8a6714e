import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { findByUserName, type PersonRow } from './find-person.ts';
import { isPassword } from './passwords.ts';
import { accountOf, beginTry } from './sign-in-limits.ts';

/**
 * That the one who acts knows the account's password: before what a session left open must not be enough for. Wrong
 * tries count as those of signing in do, so the call must have `transaction: 'own'`. A wrong one is no 401.
 */
export const confirmPassword = async (at: Reading, password: string, field = 'password'): Promise<PersonRow> => {
  const attempt = await beginTry(at, { account: accountOf(at, at.actor.userName), kind: 'password' });
  const found = await findByUserName(at.db, at.actor.userName);
  if (!found || !(await isPassword(found.passwordHash, password))) {
    attempt.wasWrong(found?.id);
    throw new Refusal('password.forbidden', 'This is not your password.', { field });
  }
  await attempt.wasRight();
  return found;
};
