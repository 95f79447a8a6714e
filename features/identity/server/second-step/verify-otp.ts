import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { codeTries } from '../../settings.ts';
import type { PersonRow } from '../find-person.ts';
import { enter } from '../open-session.ts';
import { accountOf, countFailure, holdBack } from '../sign-in-limits.ts';
import { tellOwner } from '../tell-owner.ts';
import { changeLoginSession, type LoginSession, takeLoginSession } from './login-session.ts';
import { matchCode } from './match-code.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

type Given = { loginSessionId: string; code: string };

/** The second step. A wrong code is counted, which must last: so it is refused only once that is on the disk. */
export const verifyOtp = async (at: Reading<Actor | null>, { loginSessionId, code }: Given) => {
  const outcome = await transact(at, async (within) => {
    const { login, person } = await takeLoginSession(within, loginSessionId);
    const tries = { account: accountOf(at, person.userName), kind: 'code' } as const;
    await holdBack(within, tries);
    const way = await matchCode(within, login, code);
    if (way) return { opened: await complete(within, { login, person, way }) };
    await countFailure(within, tries, person.id);
    return { refusal: await countWrongCode(within, login) };
  });
  if (outcome.refusal) throw outcome.refusal;
  return outcome.opened;
};

type Right = { login: LoginSession; person: PersonRow; way: string };

const complete = async (at: Writing<Actor | null>, { login, person, way }: Right) => {
  await changeLoginSession(at, login, { endedAt: at.clock.now().toString(), codeMac: null });
  const opened = await enter(at, person, way);
  if (way !== 'RECOVERY_CODE') return { ...opened, recoveryCodesLeft: null };
  const left = await countRecoveryCodes(at.db, person.id);
  await tellOwner(at, person, { what: 'recovery-code-used', left });
  return { ...opened, recoveryCodesLeft: left };
};

/** After the last try a mailed code is void, and a sign-in with an app is over. */
const countWrongCode = async (at: Writing<Actor | null>, login: LoginSession): Promise<Refusal> => {
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
    field: 'code',
    detail: { triesLeft: Math.max(0, left) },
  });
};

const wrongWords = (left: number, byMail: boolean): string => {
  if (left > 0) return `This code is not right. ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
  return byMail ? 'This code no longer works. Ask for a new one.' : 'Too many wrong codes. Sign in again.';
};
