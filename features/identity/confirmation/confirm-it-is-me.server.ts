import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { spendCode } from '../second-step/check-code.server.ts';
import { beginSecondStep } from '../second-step/login-session.server.ts';
import { confirmPassword } from './confirm-password.server.ts';
import type { Confirmation } from './confirmation.calls.ts';

/** Checks the password, then starts the second step of a change if the person has one. */
export const beginConfirmation = async (at: Reading, password: string) => {
  const person = await confirmPassword(at, password);
  if (!person.secondStep) return { loginSessionId: null, channels: [] };
  return transact(at, (within) => beginSecondStep(within, person, 'confirmation'));
};

const refuse = (message: string, part: string) =>
  new Refusal('confirmation.second-step', message, { field: `confirmation.${part}` });

/**
 * Requires the password of the signed-in person, and a code if their sign-in requires one. Call it before the
 * transaction of the change, so that wrong tries remain counted.
 */
export const confirmItIsMe = async (at: Reading, confirmation: Confirmation | undefined): Promise<void> => {
  if (!confirmation) throw refuse('Type your password to change this.', 'password');
  const { password, loginSessionId, code } = confirmation;
  const person = await confirmPassword(at, password, 'confirmation.password');
  if (!person.secondStep) return;
  if (!loginSessionId || !code) throw refuse('Type the code as well.', 'code');
  await spendCode(at, { loginSessionId, code, purpose: 'confirmation' }, 'confirmation.code', async (_, right) => {
    // The code must belong to the person who acts.
    if (right.person.id !== person.id) throw refuse('This code is of another account.', 'code');
  });
};
