import type { Cents } from '#platform/contract/money.ts';

/** The accounts of the ledger by their number, as in the table ledger_account. */
export const accounts = {
  1000: 'Bank',
  1010: 'Cheques in clearing',
  1100: 'Receivable',
  1200: 'GST input',
  1300: 'Advances',
  2000: 'GST output',
  2100: 'Salespeople',
  2110: 'Overriding',
  2200: 'Co-brokers',
  2300: 'Customer credit',
  2400: 'Withheld',
  4000: 'Deferred commission',
  4100: 'Agency income',
  4200: 'Fees',
  5000: 'Bad debts',
  5100: 'Bank charges',
  5200: 'GST not claimable',
} as const;

export type AccountNo = keyof typeof accounts;

/** A line of an entry. Debit is positive, credit negative. `deal` is the number of the deal that it comes from. */
export type EntryLine = { account: AccountNo; cents: Cents; personId?: string | null; deal?: string };

export const monthStates = { OPEN: 'Open', CLOSED: 'Closed' } as const;

/** What a balance is called beside the debit and credit of a month, of which it is not the difference; or of all months. */
export const balanceWords = (month: string | null | undefined) =>
  month ? 'Balance at month end (S$)' : 'Balance (S$)';

/** `payout-return` → `Payout return`. */
export const eventWords = (event: string): string =>
  `${event.charAt(0).toUpperCase()}${event.slice(1)}`.replaceAll('-', ' ');
