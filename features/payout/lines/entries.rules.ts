import type { AccountNo, EntryLine } from '#features/ledger/words.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { LineSums } from '../items/payee.rules.ts';
import type { RunKind } from '../payout.words.ts';

type Paid = LineSums & { personId: string };
type Line = Pick<LineSums, 'netCents'> & { personId: string | null };

/**
 * Journal lines for paying a payout line: GST is claimed, or lost where the agency isn't registered; the debt to the person goes down. The
 * agency keeps its fees and recovered advances, owes withheld money to others, and pays the rest from the bank account.
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
 * Journal lines for paying another agency: for each deal its share with the GST of its tax invoice, which was claimed when the
 * invoice was entered. Debts given up and payments made again belong to no single deal.
 */
export const entryOfAgency = (
  { writtenOffCents, returnedCents, netCents }: Pick<LineSums, 'writtenOffCents' | 'returnedCents' | 'netCents'>,
  shares: PaidShare[],
): EntryLine[] => [
  ...shares.map(({ dealNo: deal, cents, gstCents }) => ({ account: 2200 as const, deal, cents: cents + gstCents })),
  { account: 2200, cents: writtenOffCents + returnedCents },
  { account: 1000, cents: -netCents },
];

/** Journal lines for paying a refund: the payer's credit goes. */
export const entryOfRefund = ({ netCents }: Pick<LineSums, 'netCents'>): EntryLine[] => [
  { account: 2300, cents: netCents },
  { account: 1000, cents: -netCents },
];

const owedIn: Record<RunKind, AccountNo> = { SALESPEOPLE: 2100, COBROKERS: 2200, REFUNDS: 2300 };

/** Journal lines for a payment returned by the bank: the payee is owed the net amount again. Withheld money stays withheld. */
export const entryOfReturn = (
  kind: RunKind,
  { personId, netCents }: Pick<Line, 'personId' | 'netCents'>,
): EntryLine[] => [
  { account: 1000, cents: netCents },
  { account: owedIn[kind], ...(personId && { personId }), cents: -netCents },
];

/** Journal lines for giving up a debt: the agency bears the loss, and the salesperson, or else the co-broke agency, owes that much less. The GST in it is claimed no more. */
export const entryOfWriteOff = (
  { personId, cents, gstCents }: { personId: string | null; cents: Cents; gstCents: Cents },
  { claimsGst }: { claimsGst: boolean },
): EntryLine[] => [
  { account: 5000, cents },
  { account: gstAccount(claimsGst), cents: -gstCents },
  personId ? { account: 2100, personId, cents: gstCents - cents } : { account: 2200, cents: -cents },
];

/** Journal lines for remitting withheld money to its recipient. */
export const entryOfRemittance = (items: { personId: string; cents: Cents }[]): EntryLine[] => {
  const byPerson = Map.groupBy(items, ({ personId }) => personId);
  const lines = [...byPerson].map(([personId, theirs]) => ({ account: 2400 as const, personId, cents: sumOf(theirs) }));
  return [...lines, { account: 1000, cents: -sumOf(items) }];
};

/** Journal lines for taking back a remittance: its entry reversed. */
export const entryOfTakenBack = (items: { personId: string; cents: Cents }[]): EntryLine[] =>
  entryOfRemittance(items).map(({ cents, ...line }) => ({ ...line, cents: -cents }));

const sumOf = (items: { cents: Cents }[]): Cents => items.reduce((sum, { cents }) => sum + cents, 0);
