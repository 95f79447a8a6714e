import type { EntryLine } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';

/** The GST of a co-broker's tax invoice, and whether our agency claims it as input tax. */
type Taxed = { gstCents: Cents; isClaimed: boolean };

/** What the ledger says when a co-broker's tax invoice is entered: its GST is claimed, or lost to us, and owed to them. */
export const entryOfTaxInvoice = (deal: string, { gstCents, isClaimed }: Taxed): EntryLine[] => [
  { account: isClaimed ? 1200 : 5200, deal, cents: gstCents },
  { account: 2200, deal, cents: -gstCents },
];

/** What it says when their credit note takes the invoice back: the GST is neither owed nor claimed or lost any more. */
export const entryOfCreditNote = (deal: string, { gstCents, isClaimed }: Taxed): EntryLine[] => [
  { account: 2200, deal, cents: gstCents },
  { account: isClaimed ? 1200 : 5200, deal, cents: -gstCents },
];
