import type { AccountNo } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { LineSums } from './payee.ts';

type EntryLine = { account: AccountNo; cents: Cents; personId?: string };
type Paid = LineSums & { personId: string };

/**
 * What the ledger says when a line is paid: their GST is claimed, or lost where the agency isn't registered; the person is owed that much less; of it the agency keeps its fees and what it
 * takes back of advances, and the bank account has the rest less.
 */
export const entryOfPayment = ({ personId, ...sums }: Paid, { claimsGst }: { claimsGst: boolean }): EntryLine[] => [
  { account: 2100, personId, cents: sums.ownCents + sums.writtenOffCents + sums.returnedCents },
  { account: 2110, personId, cents: sums.overridingCents },
  { account: claimsGst ? 1200 : 5200, cents: sums.gstCents },
  { account: 1300, personId, cents: sums.advancedCents },
  { account: 1300, personId, cents: -sums.recoveredCents },
  { account: 4200, cents: sums.feeGstCents - sums.feeCents },
  { account: 2000, cents: -sums.feeGstCents },
  { account: 1000, cents: -sums.netCents },
];

/** What the ledger says when the bank returns a payment: the person is owed the net amount again. */
export const entryOfReturn = ({ personId, netCents }: Pick<Paid, 'personId' | 'netCents'>): EntryLine[] => [
  { account: 1000, cents: netCents },
  { account: 2100, personId, cents: -netCents },
];
