import { inArray } from 'drizzle-orm';
import { setSignIn } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PersonRow } from '../account/find-person.server.ts';
import { mailOwner } from '../account/mail-owner.server.ts';
import { endLinks } from '../links/links.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import { accountOf } from '../sign-in/limits.server.ts';
import { signInFailure } from '../tables.server.ts';

type Change = { passwordHash: string; how: 'password-changed' | 'password-reset'; except?: string };

/**
 * Stores a new password. It ends the sessions (all but `except`) and all mailed links, also the one to a new email
 * address. It deletes the wrong tries of the old password and mails the owner. The caller has locked the person.
 */
export const setPassword = async (
  at: Writing<Actor | null>,
  owner: PersonRow,
  { passwordHash, how, except }: Change,
): Promise<number> => {
  await setSignIn(at, owner.id, { passwordHash });
  const sessionsEnded = await endSessions(at, owner.id, except ? { except } : {});
  await endLinks(at, owner.id);
  const accounts = [owner.userName, owner.email].map((name) => accountOf(at, name));
  await at.db.delete(signInFailure).where(inArray(signInFailure.account, accounts));
  await record(at, {
    aggregate: 'person',
    aggregateId: owner.id,
    action: `person.${how}`,
    detail: { sessionsEnded },
  });
  await mailOwner(at, owner, { what: how });
  return sessionsEnded;
};
