import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { lockPerson } from '../account/find-person.server.ts';
import { confirmPassword } from '../confirmation/confirm-password.server.ts';
import { hashChosen } from './hash.server.ts';
import { setPassword } from './set-password.server.ts';

type Input = { currentPassword: string; newPassword: string };

/** Changes one's own password. The other sessions end. */
export const changePassword = async (at: Reading, { currentPassword, newPassword }: Input) => {
  const person = await confirmPassword(at, currentPassword, 'currentPassword');
  if (newPassword === currentPassword)
    throw new Refusal('password.invalid', 'This is your password already.', { field: 'newPassword' });
  const passwordHash = await hashChosen(newPassword, person, 'newPassword');
  return transact(at, async (within) => {
    const owner = await lockPerson(within.db, person.id);
    if (owner.passwordHash !== person.passwordHash)
      throw new Refusal('password.conflict', 'Your password was changed elsewhere just now. Sign in again.');
    const except = at.actor.sessionId;
    return { sessionsEnded: await setPassword(within, owner, { passwordHash, how: 'password-changed', except }) };
  });
};
