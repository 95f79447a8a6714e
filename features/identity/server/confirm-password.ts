import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { isPassword } from './passwords.ts';
import { countFailure, holdBack } from './sign-in-limits.ts';

/**
 * That the one who acts knows the account's password: before what a session left open must not be enough for. Wrong
 * tries count as those of signing in do, so the call must have `transaction: 'own'`. A wrong one is no 401.
 */
export const confirmPassword = async (at: Reading, password: string, field = 'password'): Promise<void> => {
  const { userId, userName } = at.actor;
  const account = at.secrets.fingerprint(userName);
  await holdBack(at, account);
  const [found] = await at.db.select().from(person).where(eq(person.id, userId));
  if (await isPassword(found?.passwordHash, password)) return;
  await countFailure(at, account, userId);
  throw new Refusal('password.forbidden', 'This is not your password.', { field });
};
