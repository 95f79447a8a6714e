import * as z from 'zod';
import { readAccountNumber } from '#features/particulars/rules/numbers.ts';
import { banks } from '#features/people/record/bank-account.rules.ts';
import { setting } from '#features/settings/contract.ts';
import { typedText } from '#platform/contract/fields.ts';

/** Days from the issue of an invoice to its due date. */
export const invoiceTerms = setting('invoiceTerms', z.int().min(0).max(180), 14, {
  group: 'Commission',
  title: 'Days to pay an invoice',
  help: 'An invoice is due so many days after it was issued.',
});

/** The agency's own account, from which the bank pays a run. */
export const payoutAccount = setting(
  'payoutAccount',
  z.strictObject({
    bank: z
      .enum(banks, 'Choose a bank.')
      .meta({ words: Object.fromEntries(banks.map((bank) => [bank, bank])) })
      .nullable()
      .meta({ title: 'Bank' }),
    number: typedText(readAccountNumber).default('').meta({ title: 'Account number' }),
  }),
  { bank: null, number: '' },
  {
    group: 'Commission',
    title: 'Account that payouts are paid from',
    help: 'The bank file of a payout run names it as the account to debit. A run can’t be approved without it. Its statements are imported like those of the account on invoices. Another account is approved by a second person.',
  },
  ({ bank, number }) => ({ Bank: bank ?? '', 'Account number': number }),
);

const afterDue = (title: string) => z.int().min(1).max(365).meta({ title });

/** How many days after its due date an open invoice is reminded of. */
export const reminderDays = setting(
  'reminderDays',
  z
    .strictObject({ first: afterDue('First'), second: afterDue('Second'), third: afterDue('Final') })
    .refine(
      ({ first, second, third }) => first < second && second < third,
      'Each reminder comes after the one before.',
    ),
  { first: 7, second: 21, third: 45 },
  {
    group: 'Commission',
    title: 'Reminders, in days after the due date',
    help: 'They are made by themselves each morning, and finance sends them.',
  },
);
