import type { Actor } from '#platform/contract/actor.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { takeLink } from '../account-link.ts';
import { hashChosen } from '../passwords.ts';
import { setPassword } from './set-password.ts';

/** Whose password a link is for; it stays in force. */
export const openResetLink = async (at: Writing<Actor | null>, token: string) => {
  const { userName } = await takeLink(at, 'reset', token);
  return { userName };
};

/** Uses a link up. It opens no session: whoever reads the mail alone has not passed the second step. */
export const resetPassword = (at: Reading<Actor | null>, { token, password }: { token: string; password: string }) =>
  transact(at, async (within) => {
    const owner = await takeLink(within, 'reset', token);
    const passwordHash = await hashChosen(password, owner, 'password');
    await setPassword(within, owner, { passwordHash, how: 'password-reset' });
    return { userId: owner.id, userName: owner.userName };
  });
