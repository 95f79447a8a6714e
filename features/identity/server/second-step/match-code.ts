import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { authenticator } from '../tables.ts';
import type { LoginSession } from './login-session.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/** Bound to its sign-in: the same digits of another one have another hash. */
export const macOfCode = (at: Pick<Reading<Actor | null>, 'secrets'>, loginId: string, code: string): Buffer =>
  at.secrets.mac(`code/${loginId}/${code}`);

export const sealedAt = (personId: string): string => `authenticator/${personId}`;

const isMailedCode = (at: Writing<Actor | null>, login: LoginSession, code: string): boolean => {
  const { codeMac, codeExpiresAt } = login;
  if (!codeMac || !codeExpiresAt || Date.parse(codeExpiresAt) <= at.clock.now().epochMilliseconds) return false;
  return timingSafeEqual(codeMac, macOfCode(at, login.id, code));
};

/** Whether this is what the person's app shows; a code that was right is used up. The person is locked. */
const spendAuthenticatorCode = async (at: Writing<Actor | null>, personId: string, code: string): Promise<boolean> => {
  const [app] = await at.db.select().from(authenticator).where(eq(authenticator.personId, personId));
  if (!app?.secret) return false;
  const secret = at.secrets.open(app.secret, sealedAt(personId));
  const step = totpStep(secret, code, at.clock.now(), app.lastStep);
  if (step === undefined) return false;
  await at.db.update(authenticator).set({ lastStep: step }).where(eq(authenticator.personId, personId));
  return true;
};

/** By what way a code is right, or undefined. Only the way that was asked for counts, and a recovery code always. */
export const matchCode = async (at: Writing<Actor | null>, login: LoginSession, code: string) => {
  const { personId, channel } = login;
  if (code.length !== 6) return (await spendRecoveryCode(at, personId, code)) ? 'RECOVERY_CODE' : undefined;
  if (channel === 'EMAIL') return isMailedCode(at, login, code) ? channel : undefined;
  return (await spendAuthenticatorCode(at, personId, code)) ? 'AUTHENTICATOR' : undefined;
};
