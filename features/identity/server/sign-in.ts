import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { Opened, SecondStepDue } from '../contract/sign-in.ts';
import { findByUserName, lockPerson } from './find-person.ts';
import { enter } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { beginSecondStep } from './second-step/begin-second-step.ts';
import { accountOf, beginTry } from './sign-in-limits.ts';

const wrong = () =>
  new Refusal('sign-in.forbidden', 'This user name and password don’t match. Check both and try again.');

/**
 * Checks a password, and opens a session or begins the second step. Unknown user, wrong password and a disabled account
 * answer alike, in words and in time; failures are counted and slow the account down from that address (429).
 */
export const signIn = async (
  at: Reading<Actor | null>,
  given: { userName: string; password: string },
): Promise<Opened | SecondStepDue> => {
  const attempt = await beginTry(at, { account: accountOf(at, given.userName), kind: 'password' });
  const found = await findByUserName(at.db, given.userName);
  const matches = await isPassword(found?.passwordHash, given.password);
  if (!found || !matches || found.disabledAt) {
    attempt.wasWrong(found?.id);
    throw wrong();
  }
  await attempt.wasRight();
  return transact(at, async (within): Promise<Opened | SecondStepDue> => {
    const person = await lockPerson(within.db, found.id);
    // Checking takes a while, in which it may have become the password of before.
    if (person.passwordHash !== found.passwordHash || person.disabledAt) throw wrong();
    return person.secondStep ? beginSecondStep(within, person) : enter(within, person);
  });
};

/** The call of 00 that knows no second step: where one is due it is refused, with the way to go on. */
export const signInAtOnce = async (at: Reading<Actor | null>, given: Parameters<typeof signIn>[1]): Promise<Opened> => {
  const answer = await signIn(at, given);
  if ('token' in answer) return answer;
  throw new Refusal('sign-in.second-step', 'second step required', { detail: answer });
};
