import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { findByUserName, type PersonRow } from '../account/find-person.server.ts';
import { isPassword } from '../passwords/hash.server.ts';
import { accountOf, beginTry } from '../sign-in/limits.server.ts';

/**
 * Checks the password of the signed-in person before a sensitive change, so that a session left open is not enough.
 * Wrong tries count like those of signing in, so the call must have `transaction: 'own'`.
 * @throws Refusal `password.forbidden` (403, since a 401 would sign the browser out).
 */
export const confirmPassword = async (at: Reading, password: string, field = 'password'): Promise<PersonRow> => {
  const attempt = await beginTry(at, {
    account: accountOf(at, at.actor.userName),
    kind: 'password',
    personId: at.actor.userId,
  });
  const person = await findByUserName(at.db, at.actor.userName);
  if (!person || !(await isPassword(person.passwordHash, password))) {
    attempt.wasWrong(person?.id);
    throw new Refusal('password.forbidden', 'This is not your password.', { field });
  }
  await attempt.wasRight();
  return person;
};
