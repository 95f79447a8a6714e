import { and, eq, gte } from 'drizzle-orm';
import { noteAccountChange, setSignIn } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';
import { hashPassword } from '../passwords/hash.server.ts';
import { authenticator, recoveryCode } from '../tables.server.ts';

/**
 * Removes all access that an intruder may have set up since then: the password is replaced by one nobody knows, and an app or recovery
 * codes of that time are removed. Older ones stay, and sign-in requires a code.
 */
export const takeAccessBack = async (at: Writing<Actor | null>, personId: string, since: string): Promise<void> => {
  await setSignIn(at, personId, { passwordHash: await hashPassword(newToken()), secondStep: true });
  const isTheirs = eq(authenticator.personId, personId);
  await at.db.update(authenticator).set({ pendingSecret: null, pendingAt: null }).where(isTheirs);
  const removed = await at.db
    .delete(authenticator)
    .where(and(isTheirs, gte(authenticator.confirmedAt, since)))
    .returning({ personId: authenticator.personId });
  if (removed.length > 0) await noteAccountChange(at, personId, 'SECOND_STEP');
  await at.db.delete(recoveryCode).where(and(eq(recoveryCode.personId, personId), gte(recoveryCode.createdAt, since)));
};
