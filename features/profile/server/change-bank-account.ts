import type * as z from 'zod';
import { confirmItIsMe } from '#features/identity/server/index.ts';
import { maskAccount } from '#features/people/rules/bank-account.ts';
import { setBankAccount } from '#features/people/server/index.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { BankAccount, Profile } from '../contract.ts';
import { readProfile } from './read-profile.ts';
import { tellOwner } from './tell-owner.ts';

/** Where the commission of whoever acts goes: confirmed first, told by mail after. */
export const changeBankAccount = async (
  at: Reading,
  { confirmation, ...account }: z.output<typeof BankAccount>,
): Promise<Profile> => {
  await confirmItIsMe(at, confirmation);
  return transact(at, async (within) => {
    await setBankAccount(within, account);
    const changed = await readProfile(within);
    const ending = maskAccount(account.number).replaceAll('•', '');
    await tellOwner(within, {
      to: changed.email,
      title: 'Your bank account was changed',
      line: `From now on your commission goes to your account at ${account.bank} that ends in ${ending}.`,
    });
    return changed;
  });
};
