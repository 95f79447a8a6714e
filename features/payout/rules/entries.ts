import type { AccountNo } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { LineSums } from './payee.ts';

type EntryLine = { account: AccountNo; cents: Cents; personId?: string };
type Paid = LineSums & { personId: string };

/** What the ledger says when a line is paid: the person is owed that much less, and the bank account has it less. */
export const entryOfPayment = ({ personId, ownCents, overridingCents, returnedCents, netCents }: Paid): EntryLine[] => [
  { account: 2100, personId, cents: ownCents + returnedCents },
  { account: 2110, personId, cents: overridingCents },
  { account: 1000, cents: -netCents },
];

/** What the ledger says when the bank returns a payment: the person is owed the net amount again. */
export const entryOfReturn = ({ personId, netCents }: Pick<Paid, 'personId' | 'netCents'>): EntryLine[] => [
  { account: 1000, cents: netCents },
  { account: 2100, personId, cents: -netCents },
];
