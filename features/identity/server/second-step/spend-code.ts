import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { codeTries } from '../../settings.ts';
import type { PersonRow } from '../find-person.ts';
import { accountOf, beginTry } from '../sign-in-limits.ts';
import { changeLoginSession, type LoginSession, takeLoginSession } from './login-session.ts';
import { matchCode } from './match-code.ts';

type Given = { loginSessionId: string; code: string };
type Right = { person: PersonRow; way: string };

/**
 * Checks the code that completes a sign-in under way, and does what it is for in the same transaction. A wrong code is
 * counted, which must last: so it is refused only once that is on the disk.
 */
export const spendCode = async <T>(
  at: Reading<Actor | null>,
  { loginSessionId, code }: Given,
  field: string,
  complete: (within: Writing<Actor | null>, right: Right) => Promise<T>,
): Promise<T> => {
  const outcome = await transact(at, async (within) => {
    const { login, person } = await takeLoginSession(within, loginSessionId);
    const attempt = await beginTry(within, { account: accountOf(at, person.userName), kind: 'code' });
    const way = await matchCode(within, login, code);
    if (way) {
      await attempt.wasRight();
      await changeLoginSession(within, login, { endedAt: at.clock.now().toString(), codeMac: null });
      return { done: await complete(within, { person, way }) };
    }
    attempt.wasWrong(person.id);
    return { refusal: await countWrongCode(within, login, field) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done;
};

/** After the last try a mailed code is void, and a sign-in with an app is over. */
const countWrongCode = async (at: Writing<Actor | null>, login: LoginSession, field: string): Promise<Refusal> => {
  const wrongCodes = login.wrongCodes + 1;
  const left = (await readSetting(at.db, codeTries)) - wrongCodes;
  const byMail = login.channel === 'EMAIL';
  const spent = left > 0 ? {} : byMail ? { codeMac: null } : { endedAt: at.clock.now().toString() };
  await changeLoginSession(at, login, { wrongCodes, ...spent });
  await record(at, {
    aggregate: 'person',
    aggregateId: login.personId,
    action: 'person.second-step-failed',
    detail: { channel: login.channel, wrongCodes },
  });
  return new Refusal('code.forbidden', wrongWords(left, byMail), {
    field,
    detail: { triesLeft: Math.max(0, left) },
  });
};

const wrongWords = (left: number, byMail: boolean): string => {
  if (left > 0) return `This code is not right. ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
  return byMail ? 'This code no longer works. Ask for a new one.' : 'Too many wrong codes. Sign in again.';
};
