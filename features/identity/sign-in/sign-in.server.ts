import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { findByUserName, lockPerson } from '../account/find-person.server.ts';
import { isPassword } from '../passwords/hash.server.ts';
import { beginSecondStep } from '../second-step/login-session.server.ts';
import { enter } from '../sessions/open-session.server.ts';
import { accountOf, beginTry } from './limits.server.ts';
import type { Opened, SecondStepDue } from './sign-in.calls.ts';

const wrong = () =>
  new Refusal('sign-in.forbidden', 'This user name and password don’t match. Check both and try again.');

/**
 * Checks a password, and opens a session or begins the second step. An unknown user, a wrong password and a disabled
 * account get the same answer in the same time. Failures are counted and lead to a 429.
 */
export const signIn = async (
  at: Reading<Actor | null>,
  credentials: { userName: string; password: string },
): Promise<Opened | SecondStepDue> => {
  const row = await findByUserName(at.db, credentials.userName);
  const account = accountOf(at, credentials.userName);
  const attempt = await beginTry(at, { account, kind: 'password', personId: row?.id });
  const matches = await isPassword(row?.passwordHash, credentials.password);
  if (!row || !matches || row.disabledAt) {
    attempt.wasWrong(row?.id);
    throw wrong();
  }
  await attempt.wasRight();
  return transact(at, async (within): Promise<Opened | SecondStepDue> => {
    const person = await lockPerson(within.db, row.id);
    // The check takes a while. The password may have been changed meanwhile.
    if (person.passwordHash !== row.passwordHash || person.disabledAt) throw wrong();
    return person.secondStep || attempt.isSuspect ? beginSecondStep(within, person) : enter(within, person);
  });
};

/** The login call, whose answer has no second step. If one is required, it throws 403 with the details to go on. */
export const signInAtOnce = async (
  at: Reading<Actor | null>,
  credentials: Parameters<typeof signIn>[1],
): Promise<Opened> => {
  const answer = await signIn(at, credentials);
  if ('token' in answer) return answer;
  throw new Refusal('sign-in.second-step', 'second step required', { detail: answer });
};
