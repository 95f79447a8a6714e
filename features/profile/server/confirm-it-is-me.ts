import type { Confirmation } from '#features/identity/contract/confirmation.ts';
import { confirmPassword } from '#features/identity/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';

const field = 'confirmation.password';

/** Asks whoever acts to show once more that it is them. It stands before the transaction of the change. */
export const confirmItIsMe = async (at: Reading, given: Confirmation | undefined): Promise<void> => {
  if (!given) throw new Refusal('confirmation.forbidden', 'Type your password to change this.', { field });
  await confirmPassword(at, given.password, field);
};
