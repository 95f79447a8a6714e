import type { EntryLine } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';

/** An amount in its two parts, of an invoice or of what is paid, credited or given up of one. */
export type Amounts = { netCents: Cents; gstCents: Cents };

/** Journal lines for issuing an invoice: all of it is receivable, the net is deferred commission, and the GST is owed to the tax authority. */
export const entryOfInvoice = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 1100, deal, cents: netCents + gstCents },
  { account: 4000, deal, cents: -netCents },
  { account: 2000, deal, cents: -gstCents },
];

/** Journal lines for a credit note over all or a part of an invoice: the reverse of issuing that amount. */
export const entryOfCreditNote = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 4000, deal, cents: netCents },
  { account: 2000, deal, cents: gstCents },
  { account: 1100, deal, cents: -netCents - gstCents },
];

/** Journal lines for money received: the bank account or cheques in clearing go up, and so does the payer's credit. */
export const entryOfReceipt = ({ cents, isCheque }: { cents: Cents; isCheque: boolean }): EntryLine[] => [
  { account: isCheque ? 1010 : 1000, cents },
  { account: 2300, cents: -cents },
];

/** Journal lines for a cheque that clears: its money moves to the bank account. */
export const entryOfClearance = (cents: Cents): EntryLine[] => [
  { account: 1000, cents },
  { account: 1010, cents: -cents },
];

type Returned = { cents: Cents; hasCleared: boolean; feeCents: Cents };

/** Journal lines for a cheque that bounces or a payment returned by the bank: the payer's credit goes, and the agency bears the bank's fee. */
export const entryOfReturn = ({ cents, hasCleared, feeCents }: Returned): EntryLine[] => [
  { account: 2300, cents },
  { account: hasCleared ? 1000 : 1010, cents: -cents },
  { account: 5100, cents: feeCents },
  { account: 1000, cents: -feeCents },
];

/**
 * Journal lines for paying an invoice from a payer's credit: the credit and the receivable go down, and the net turns from deferred
 * commission into what the lines of the deal `earned` by it.
 */
export const entryOfAllocation = (deal: string, { netCents, gstCents }: Amounts, earned: EntryLine[]): EntryLine[] => [
  { account: 2300, cents: netCents + gstCents },
  { account: 1100, deal, cents: -netCents - gstCents },
  { account: 4000, deal, cents: netCents },
  ...earned,
];

/** Journal lines for reversing such a payment: the invoice is open again, and the lines of the deal give back what they had earned by it. */
export const entryOfTakenBack = (deal: string, { netCents, gstCents }: Amounts, unearned: EntryLine[]): EntryLine[] => [
  { account: 2300, cents: -netCents - gstCents },
  { account: 1100, deal, cents: netCents + gstCents },
  { account: 4000, deal, cents: -netCents },
  ...unearned,
];

/** Journal lines for writing off the open amount of an invoice: its net is no longer deferred commission, and its GST, which stays owed to the tax authority, is a loss. */
export const entryOfWriteOff = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 4000, deal, cents: netCents },
  { account: 5000, deal, cents: gstCents },
  { account: 1100, deal, cents: -netCents - gstCents },
];

/** Journal lines for undoing a write-off when money comes in after all: the amount is receivable again. */
export const entryOfUndoneWriteOff = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 1100, deal, cents: netCents + gstCents },
  { account: 4000, deal, cents: -netCents },
  { account: 5000, deal, cents: -gstCents },
];

/**
 * Journal lines for a bank charge or interest. A charge is negative and a cost; interest lowers the cost. The opposite amount
 * undoes either.
 */
export const entryOfBankLine = (cents: Cents): EntryLine[] => [
  { account: 1000, cents },
  { account: 5100, cents: -cents },
];
