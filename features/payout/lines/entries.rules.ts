import type { AccountNo, EntryLine } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { LineSums } from '../items/payee.rules.ts';
import type { RunKind } from '../payout.words.ts';

type Paid = LineSums & { personId: string };
type Line = Pick<LineSums, 'netCents'> & { personId: string | null };

/**
 * What the ledger says when a line is paid: their GST is claimed, or lost where the agency isn't registered; the person is owed that much less; of it the agency keeps its fees and what it
 * takes back of advances, owes others what it withholds, and the bank account has the rest less.
 */
export const entryOfPayment = ({ personId, ...sums }: Paid, { claimsGst }: { claimsGst: boolean }): EntryLine[] => [
  {
    account: 2100,
    personId,
    cents: sums.ownCents + sums.writtenOffCents - sums.writtenOffGstCents + sums.returnedCents,
  },
  { account: 2110, personId, cents: sums.overridingCents },
  { account: gstAccount(claimsGst), cents: sums.gstCents + sums.writtenOffGstCents },
  { account: 1300, personId, cents: sums.advancedCents },
  { account: 1300, personId, cents: -sums.recoveredCents },
  { account: 4200, cents: sums.feeGstCents - sums.feeCents },
  { account: 2000, cents: -sums.feeGstCents },
  { account: 2400, personId, cents: -sums.withheldCents },
  { account: 1000, cents: -sums.netCents },
];

/** Where the GST of a salesperson's tax invoice is: claimed, or lost where the agency isn't registered. */
const gstAccount = (claimsGst: boolean): AccountNo => (claimsGst ? 1200 : 5200);

type PaidShare = { dealNo: string; cents: Cents; gstCents: Cents };

/**
 * What it says when an agency is paid: of each deal its share and the GST of its tax invoice, which was claimed when the
 * invoice was entered. What was given up of its debt, and what is paid again, is of no single deal.
 */
export const entryOfAgency = (
  { writtenOffCents, returnedCents, netCents }: Pick<LineSums, 'writtenOffCents' | 'returnedCents' | 'netCents'>,
  shares: PaidShare[],
): EntryLine[] => [
  ...shares.map(({ dealNo: deal, cents, gstCents }) => ({ account: 2200 as const, deal, cents: cents + gstCents })),
  { account: 2200, cents: writtenOffCents + returnedCents },
  { account: 1000, cents: -netCents },
];

/** What it says when a refund is paid: the payer's credit goes. */
export const entryOfRefund = ({ netCents }: Pick<LineSums, 'netCents'>): EntryLine[] => [
  { account: 2300, cents: netCents },
  { account: 1000, cents: -netCents },
];

const owedIn: Record<RunKind, AccountNo> = { SALESPEOPLE: 2100, COBROKERS: 2200, REFUNDS: 2300 };

/** What it says when the bank returns a payment: the payee is owed the net amount again. What was withheld stays withheld. */
export const entryOfReturn = (
  kind: RunKind,
  { personId, netCents }: Pick<Line, 'personId' | 'netCents'>,
): EntryLine[] => [
  { account: 1000, cents: netCents },
  { account: owedIn[kind], ...(personId && { personId }), cents: -netCents },
];

/** What it says when a debt is given up: the agency bears the loss, and the salesperson, or else the co-broke agency, owes that much less. The GST in it is claimed no more. */
export const entryOfWriteOff = (
  { personId, cents, gstCents }: { personId: string | null; cents: Cents; gstCents: Cents },
  { claimsGst }: { claimsGst: boolean },
): EntryLine[] => [
  { account: 5000, cents },
  { account: gstAccount(claimsGst), cents: -gstCents },
  personId ? { account: 2100, personId, cents: gstCents - cents } : { account: 2200, cents: -cents },
];

/** What it says when withheld money goes to whom it is for: nothing is withheld of these people any more. */
export const entryOfRemittance = (items: { personId: string; cents: Cents }[]): EntryLine[] => {
  const byPerson = Map.groupBy(items, ({ personId }) => personId);
  const lines = [...byPerson].map(([personId, theirs]) => ({ account: 2400 as const, personId, cents: sumOf(theirs) }));
  return [...lines, { account: 1000, cents: -sumOf(items) }];
};

/** What it says when a remittance is taken back: its entry the other way round. */
export const entryOfTakenBack = (items: { personId: string; cents: Cents }[]): EntryLine[] =>
  entryOfRemittance(items).map(({ cents, ...line }) => ({ ...line, cents: -cents }));

const sumOf = (items: { cents: Cents }[]): Cents => items.reduce((sum, { cents }) => sum + cents, 0);
