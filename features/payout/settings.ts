import * as z from 'zod';
import { banks } from '#features/people/rules/bank-account.ts';
import { setting } from '#features/settings/contract.ts';
import { text } from '#platform/contract/fields.ts';

/** The agency's own account, from which the bank pays a run. */
export const payoutAccount = setting(
  'payoutAccount',
  z.strictObject({
    bank: z.enum(banks, 'Choose a bank.').nullable().meta({ title: 'Bank' }),
    number: text(40)
      .transform((value) => value.replace(/[\s-]/g, ''))
      .refine((value) => /^(\d{5,20})?$/.test(value), 'An account number has 5 to 20 digits.')
      .default('')
      .meta({ title: 'Account number' }),
  }),
  { bank: null, number: '' },
  {
    group: 'Commission',
    title: 'Account that payouts are paid from',
    help: 'The bank file of a payout run names it as the account to debit. A run can’t be approved without it.',
  },
);
