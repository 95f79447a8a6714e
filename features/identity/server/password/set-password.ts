import { eq, inArray } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { endLinks } from '../account-link.ts';
import { endSessions } from '../end-sessions.ts';
import type { PersonRow } from '../find-person.ts';
import { accountOf } from '../sign-in-limits.ts';
import { signInFailure } from '../tables.ts';
import { tellOwner } from '../tell-owner.ts';

type Change = { passwordHash: string; how: 'password-changed' | 'password-reset'; except?: string };

/**
 * A new password: sessions end (all, or all but the one it was changed in), links that were mailed are over, and with
 * one a new e-mail address that waits; wrong tries of the old one are forgotten, and the owner is told. The person is locked.
 */
export const setPassword = async (
  at: Writing<Actor | null>,
  owner: PersonRow,
  { passwordHash, how, except }: Change,
): Promise<number> => {
  await at.db.update(person).set({ passwordHash }).where(eq(person.id, owner.id));
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
  await tellOwner(at, owner, { what: how });
  return sessionsEnded;
};
