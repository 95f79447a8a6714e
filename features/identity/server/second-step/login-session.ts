import { and, eq, gt, type InferSelectModel, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/secrets/secrets.ts';
import { lockPerson, type PersonRow } from '../find-person.ts';
import { loginSession } from '../tables.ts';

export type LoginSession = InferSelectModel<typeof loginSession>;

// Unknown, used and expired look alike. No 401: that would sign the browser out.
const over = () => new Refusal('login-session.missing', 'This sign-in took too long or is over. Start again.');

/** The sign-in under way that a token names, and whose it is; both locked, the person first. */
export const takeLoginSession = async (
  at: Writing<Actor | null>,
  loginSessionId: string,
): Promise<{ login: LoginSession; person: PersonRow }> => {
  const isLive = and(
    eq(loginSession.tokenHash, hashToken(loginSessionId)),
    isNull(loginSession.endedAt),
    gt(loginSession.expiresAt, at.clock.now().toString()),
  );
  const [found] = await at.db.select({ personId: loginSession.personId }).from(loginSession).where(isLive);
  if (!found) throw over();
  const person = await lockPerson(at.db, found.personId);
  const [login] = await at.db.select().from(loginSession).where(isLive).for('update');
  if (!login || person.disabledAt) throw over();
  return { login, person };
};

export const changeLoginSession = async (
  at: Writing<Actor | null>,
  { tokenHash }: LoginSession,
  change: Partial<LoginSession>,
): Promise<void> => {
  await at.db.update(loginSession).set(change).where(eq(loginSession.tokenHash, tokenHash));
};
