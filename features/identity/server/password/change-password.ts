import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { lockPerson } from '../account/find-person.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashChosen } from './hash.ts';
import { setPassword } from './set-password.ts';

type Given = { currentPassword: string; newPassword: string };

/** Changes one's own password. The other sessions end. */
export const changePassword = async (at: Reading, { currentPassword, newPassword }: Given) => {
  const found = await confirmPassword(at, currentPassword, 'currentPassword');
  if (newPassword === currentPassword)
    throw new Refusal('password.invalid', 'This is your password already.', { field: 'newPassword' });
  const passwordHash = await hashChosen(newPassword, found, 'newPassword');
  return transact(at, async (within) => {
    const owner = await lockPerson(within.db, found.id);
    if (owner.passwordHash !== found.passwordHash)
      throw new Refusal('password.conflict', 'Your password was changed elsewhere just now. Sign in again.');
    const except = at.actor.sessionId;
    return { sessionsEnded: await setPassword(within, owner, { passwordHash, how: 'password-changed', except }) };
  });
};
