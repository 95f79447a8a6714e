import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settlePassword } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { PersonRow } from '../account/find-person.server.ts';
import { codeTries } from '../room.settings.ts';
import { accountOf, beginTry } from '../sign-in/limits.server.ts';
import { authenticator, type LoginPurpose } from '../tables.server.ts';
import { sealedAt } from './authenticator.server.ts';
import { changeLoginSession, type LoginSession, takeLoginSession } from './login-session.server.ts';
import { spendRecoveryCode } from './recovery-codes.server.ts';
import { totpStep } from './totp.server.ts';

/** The keyed hash of a mailed code. It includes the sign-in, so the same digits of another one have another hash. */
export const macOfCode = (at: Pick<Reading<Actor | null>, 'secrets'>, loginId: string, code: string): Buffer =>
  at.secrets.mac(`code/${loginId}/${code}`);

const isMailedCode = (at: Writing<Actor | null>, login: LoginSession, code: string): boolean => {
  const { codeMac, codeExpiresAt } = login;
  if (!codeMac || !codeExpiresAt || Date.parse(codeExpiresAt) <= at.clock.now().epochMilliseconds) return false;
  return timingSafeEqual(codeMac, macOfCode(at, login.id, code));
};

/** Whether the code is right for the person's app. A right code is used up. The caller has locked the person. */
export const spendAuthenticatorCode = async (
  at: Writing<Actor | null>,
  personId: string,
  code: string,
): Promise<boolean> => {
  const [app] = await at.db.select().from(authenticator).where(eq(authenticator.personId, personId));
  if (!app?.secret) return false;
  const secret = at.secrets.open(app.secret, sealedAt(personId));
  const step = totpStep(secret, code, at.clock.now(), app.lastStep);
  if (step === undefined) return false;
  await at.db.update(authenticator).set({ lastStep: step }).where(eq(authenticator.personId, personId));
  return true;
};

/** The way in which a code is right, or undefined. It accepts the chosen channel, and recovery codes always. */
const matchCode = async (at: Writing<Actor | null>, login: LoginSession, code: string) => {
  const { personId, channel } = login;
  if (code.length !== 6) return (await spendRecoveryCode(at, personId, code)) ? 'RECOVERY_CODE' : undefined;
  if (channel === 'EMAIL') return isMailedCode(at, login, code) ? channel : undefined;
  return (await spendAuthenticatorCode(at, personId, code)) ? 'AUTHENTICATOR' : undefined;
};

/** The app was used, or a recovery code: codes may be mailed again, and a password that was set by mail after it counts as the owner's. */
const allowMail = async (at: Writing<Actor | null>, personId: string): Promise<void> => {
  const [app] = await at.db
    .update(authenticator)
    .set({ isMailOff: false })
    .where(eq(authenticator.personId, personId))
    .returning({ since: authenticator.confirmedAt });
  if (app?.since) await settlePassword(at, personId, app.since);
};

type Input = { loginSessionId: string; code: string; purpose: LoginPurpose };
type Right = { person: PersonRow; way: string };

/**
 * Checks the code of an unfinished sign-in and calls `complete` in the same transaction. A wrong code is counted; the
 * refusal is thrown after the transaction, so that the count is committed.
 */
export const spendCode = async <T>(
  at: Reading<Actor | null>,
  { loginSessionId, code, purpose }: Input,
  field: string,
  complete: (within: Writing<Actor | null>, right: Right) => Promise<T>,
): Promise<T> => {
  const outcome = await transact(at, async (within) => {
    const { login, person } = await takeLoginSession(within, loginSessionId, purpose);
    const attempt = await beginTry(within, {
      account: accountOf(at, person.userName),
      kind: 'code',
      personId: person.id,
    });
    const way = await matchCode(within, login, code);
    if (way) {
      await attempt.wasRight();
      if (way !== 'EMAIL') await allowMail(within, person.id);
      await changeLoginSession(within, login, { endedAt: at.clock.now().toString(), codeMac: null });
      return { done: await complete(within, { person, way }) };
    }
    attempt.wasWrong(person.id);
    return { refusal: await countWrongCode(within, login, field) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done;
};

/** Counts a wrong code. After the last try a mailed code is void, and a sign-in with an app ends. */
const countWrongCode = async (at: Writing<Actor | null>, login: LoginSession, field: string): Promise<Refusal> => {
  const wrongCodes = login.wrongCodes + 1;
  const triesLeft = (await readSetting(at.db, codeTries)) - wrongCodes;
  const byMail = login.channel === 'EMAIL';
  const spent = triesLeft > 0 ? {} : byMail ? { codeMac: null } : { endedAt: at.clock.now().toString() };
  await changeLoginSession(at, login, { wrongCodes, ...spent });
  await record(at, {
    aggregate: 'person',
    aggregateId: login.personId,
    action: 'person.second-step-failed',
    detail: { channel: login.channel, wrongCodes },
  });
  return new Refusal('code.forbidden', wrongWords(triesLeft, byMail), {
    field,
    detail: { triesLeft: Math.max(0, triesLeft) },
  });
};

const wrongWords = (triesLeft: number, byMail: boolean): string => {
  if (triesLeft > 0)
    return `This code is not right. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`;
  return byMail ? 'This code no longer works. Ask for a new one.' : 'Too many wrong codes. Sign in again.';
};
