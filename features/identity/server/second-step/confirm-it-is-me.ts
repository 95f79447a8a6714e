import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { Confirmation } from '../../contract/confirmation.ts';
import { confirmPassword } from '../confirm-password.ts';
import { beginSecondStep } from './begin-second-step.ts';
import { spendCode } from './spend-code.ts';

/** The password was right: begins the second step of a change, where the person has one. */
export const beginConfirmation = async (at: Reading, password: string) => {
  const person = await confirmPassword(at, password);
  if (!person.secondStep) return { loginSessionId: null, channels: [] };
  return transact(at, (within) => beginSecondStep(within, person));
};

const refuse = (message: string, part: string) =>
  new Refusal('confirmation.second-step', message, { field: `confirmation.${part}` });

/**
 * Asks whoever acts to show once more that it is them: the password, and a code where signing in takes one. It stands
 * before the transaction of the change, for what is wrong is counted.
 */
export const confirmItIsMe = async (at: Reading, given: Confirmation | undefined): Promise<void> => {
  if (!given) throw refuse('Type your password to change this.', 'password');
  const { password, loginSessionId, code } = given;
  const person = await confirmPassword(at, password, 'confirmation.password');
  if (!person.secondStep) return;
  if (!loginSessionId || !code) throw refuse('Type the code as well.', 'code');
  await spendCode(at, { loginSessionId, code }, 'confirmation.code', async (_, right) => {
    // Someone else’s sign-in under way completes nothing of mine.
    if (right.person.id !== person.id) throw refuse('This code is of another account.', 'code');
  });
};
