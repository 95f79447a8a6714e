import type { EntryLine } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';

/** An amount in its two parts, of an invoice or of what is paid, credited or given up of one. */
export type Amounts = { netCents: Cents; gstCents: Cents };

/** What the ledger says when an invoice is issued: all of it is receivable, the net is commission to come, and the GST is owed to the tax authority. */
export const entryOfInvoice = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 1100, deal, cents: netCents + gstCents },
  { account: 4000, deal, cents: -netCents },
  { account: 2000, deal, cents: -gstCents },
];

/** What it says when a credit note is issued, over the whole of an invoice or a part: that much of the invoice is taken back. */
export const entryOfCreditNote = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 4000, deal, cents: netCents },
  { account: 2000, deal, cents: gstCents },
  { account: 1100, deal, cents: -netCents - gstCents },
];

/** What it says when money comes in: the bank account has it, or a cheque is in clearing, and it is the payer's credit. */
export const entryOfReceipt = ({ cents, isCheque }: { cents: Cents; isCheque: boolean }): EntryLine[] => [
  { account: isCheque ? 1010 : 1000, cents },
  { account: 2300, cents: -cents },
];

/** What it says when a cheque clears: the bank account has the money. */
export const entryOfClearance = (cents: Cents): EntryLine[] => [
  { account: 1000, cents },
  { account: 1010, cents: -cents },
];

type Returned = { cents: Cents; hasCleared: boolean; feeCents: Cents };

/** What it says when a cheque bounces or the bank takes money back: the payer's credit goes, and the agency bears the bank's fee. */
export const entryOfReturn = ({ cents, hasCleared, feeCents }: Returned): EntryLine[] => [
  { account: 2300, cents },
  { account: hasCleared ? 1000 : 1010, cents: -cents },
  { account: 5100, cents: feeCents },
  { account: 1000, cents: -feeCents },
];

/**
 * What it says when an invoice is paid from a payer's credit: the credit and what is receivable go down, and the net is no
 * longer commission to come but what the lines of the deal `earned` by it.
 */
export const entryOfAllocation = (deal: string, { netCents, gstCents }: Amounts, earned: EntryLine[]): EntryLine[] => [
  { account: 2300, cents: netCents + gstCents },
  { account: 1100, deal, cents: -netCents - gstCents },
  { account: 4000, deal, cents: netCents },
  ...earned,
];

/** What it says when that is taken back: the invoice is open again, and the lines of the deal give back what they had earned by it. */
export const entryOfTakenBack = (deal: string, { netCents, gstCents }: Amounts, unearned: EntryLine[]): EntryLine[] => [
  { account: 2300, cents: -netCents - gstCents },
  { account: 1100, deal, cents: netCents + gstCents },
  { account: 4000, deal, cents: -netCents },
  ...unearned,
];

/** What it says when what is open of an invoice is given up: its net is no longer commission to come, and its GST, which stays owed to the tax authority, is a loss. */
export const entryOfWriteOff = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 4000, deal, cents: netCents },
  { account: 5000, deal, cents: gstCents },
  { account: 1100, deal, cents: -netCents - gstCents },
];

/** What it says when money comes for it after all: what was given up is receivable again. */
export const entryOfUndoneWriteOff = (deal: string, { netCents, gstCents }: Amounts): EntryLine[] => [
  { account: 1100, deal, cents: netCents + gstCents },
  { account: 4000, deal, cents: -netCents },
  { account: 5000, deal, cents: -gstCents },
];

/**
 * What it says when a line of the bank is booked as the bank's own: a charge, of less than nothing, is a cost, and interest
 * lowers the cost. To undo it is the same with the opposite amount.
 */
export const entryOfBankLine = (cents: Cents): EntryLine[] => [
  { account: 1000, cents },
  { account: 5100, cents: -cents },
];
