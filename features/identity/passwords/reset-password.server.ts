import { noteAccountChange } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { takeLink } from '../links/links.server.ts';
import { authenticator } from '../tables.server.ts';
import { hashChosen } from './hash.server.ts';
import { setPassword } from './set-password.server.ts';

/** The user name that a link belongs to. The link remains valid. */
export const openResetLink = async (at: Writing<Actor | null>, token: string) => {
  const { owner } = await takeLink(at, 'reset', token);
  return { userName: owner.userName };
};

/** Sets a new password by a link, which then ends. It opens no session: the second step is still required. */
export const resetPassword = (at: Reading<Actor | null>, { token, password }: { token: string; password: string }) =>
  transact(at, async (within) => {
    const { owner } = await takeLink(within, 'reset', token);
    const passwordHash = await hashChosen(password, owner, 'password');
    await setPassword(within, owner, { passwordHash, how: 'password-reset' });
    await noteAccountChange(within, owner.id, 'PASSWORD_BY_MAIL');
    // The mailbox alone must not be enough to sign in.
    await within.db
      .insert(authenticator)
      .values({ personId: owner.id, isMailOff: true })
      .onConflictDoUpdate({ target: authenticator.personId, set: { isMailOff: true } });
    return { userId: owner.id, userName: owner.userName };
  });
