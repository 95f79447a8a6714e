import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { Opened, SecondStepDue } from '../contract/sign-in.ts';
import { findByUserName } from './find-person.ts';
import { enter } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { beginSecondStep } from './second-step/begin-second-step.ts';
import { accountOf, countFailure, holdBack } from './sign-in-limits.ts';

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
  const account = { account: accountOf(at, given.userName), kind: 'password' } as const;
  await holdBack(at, account);
  const found = await findByUserName(at.db, given.userName);
  const matches = await isPassword(found?.passwordHash, given.password);
  if (!found || !matches || found.disabledAt) {
    await countFailure(at, account, found?.id);
    throw wrong();
  }
  return transact(
    at,
    async (within): Promise<Opened | SecondStepDue> =>
      found.secondStep ? beginSecondStep(within, found) : enter(within, found),
  );
};

/** The call of 00 that knows no second step: where one is due it is refused, with the way to go on. */
export const signInAtOnce = async (at: Reading<Actor | null>, given: Parameters<typeof signIn>[1]): Promise<Opened> => {
  const answer = await signIn(at, given);
  if ('token' in answer) return answer;
  throw new Refusal('sign-in.second-step', 'second step required', { detail: answer });
};
