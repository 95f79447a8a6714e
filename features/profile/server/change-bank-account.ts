import type * as z from 'zod';
import { confirmItIsMe } from '#features/identity/index.server.ts';
import { setBankAccount } from '#features/people/index.server.ts';
import { maskAccount } from '#features/people/record/bank-account.rules.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { BankAccount, Profile } from '../contract.ts';
import { mailOwner } from './mail-owner.ts';
import { readProfile } from './read-profile.ts';

/** Changes the actor's bank account after a confirmation, and mails them about it. */
export const changeBankAccount = async (
  at: Reading,
  { confirmation, ...account }: z.output<typeof BankAccount>,
): Promise<Profile> => {
  await confirmItIsMe(at, confirmation);
  return transact(at, async (within) => {
    await setBankAccount(within, account);
    const changed = await readProfile(within);
    const ending = maskAccount(account.number).replaceAll('•', '');
    await mailOwner(within, {
      to: changed.email,
      title: 'Your bank account was changed',
      line: `From now on your commission goes to your account at ${account.bank} that ends in ${ending}.`,
    });
    return changed;
  });
};
