import type { Snapshot, SnapshotBill, SnapshotShare } from '#features/deal/rules/snapshot.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import type { Problem } from '#platform/contract/refusal.ts';

/** The invoice of a bill, which stands. */
export type Invoiced = { number: string; isWrittenOff: boolean };

type Revised = { now: Snapshot; next: Snapshot; invoices: Map<string, Invoiced> };

/** Why a deal can't be revised now, in words for finance; undefined if it can. */
export const notRevisable = (facts: {
  dealState: 'OPEN' | 'CANCELLED' | 'ABORTED';
  /** Whether the submission is on hold, which nobody but compliance may know. */
  isPending: boolean;
  hasOpenResplit: boolean;
}): string | undefined => {
  if (facts.dealState !== 'OPEN') return `The deal was ${facts.dealState.toLowerCase()}, so it can’t be revised.`;
  if (facts.isPending) return 'The transaction is pending. It can be revised when it is approved again.';
  if (facts.hasOpenResplit) return 'A resplit of this deal waits for approval. Decide it first.';
  return undefined;
};

/** All that is wrong with a revision, each at its field. */
export const revisionProblems = ({ now, next, invoices }: Revised): Problem[] => [
  ...sharesProblems(now, next),
  ...next.bills.flatMap((bill, index) => billProblems(bill, index, { now, next, invoices })),
  ...removalProblems({ now, next, invoices }),
  ...sumProblems(next),
];

/** Whether a revision changes nothing. */
export const isSame = (now: Snapshot, next: Snapshot): boolean =>
  now.commissionCents === next.commissionCents &&
  now.shares.length === next.shares.length &&
  now.bills.length === next.bills.length &&
  next.shares.every((share) =>
    now.shares.some(({ shareId, amountCents }) => shareId === share.shareId && amountCents === share.amountCents),
  ) &&
  next.bills.every((bill) =>
    now.bills.some(
      (old) => old.billId === bill.billId && old.amountCents === bill.amountCents && hasSameParticulars(old, bill),
    ),
  );

const particulars = [
  'billFor',
  'invoiceToText',
  'address',
  'email',
  'postalCode',
  'uen',
  'gstNumber',
  'termsDays',
] as const satisfies (keyof SnapshotBill)[];

const hasSameParticulars = (a: SnapshotBill, b: SnapshotBill): boolean => particulars.every((key) => a[key] === b[key]);

/** What is left to share and to bill; negative: too much. */
export const leftOver = ({ commissionCents, shares, bills }: Pick<Snapshot, 'commissionCents'> & Amounts) => ({
  shareCents: commissionCents - sumOf(shares),
  billCents: commissionCents - sumOf(bills),
});

type Amounts = { shares: { amountCents: Cents }[]; bills: { amountCents: Cents }[] };

const sumOf = (rows: { amountCents: Cents }[]): Cents => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** That shares or bills don't sum to the commission. */
export const sumProblems = (next: Parameters<typeof leftOver>[0]): Problem[] => {
  const { shareCents, billCents } = leftOver(next);
  return [
    ...off(shareCents, 'shared', { field: 'shares', they: 'shares' }),
    ...off(billCents, 'billed', { field: 'bills', they: 'billings' }),
  ];
};

const off = (leftCents: Cents, done: string, { field, they }: { field: string; they: string }): Problem[] => {
  if (leftCents === 0) return [];
  if (leftCents > 0) return [{ message: `${formatMoney(leftCents)} of the commission is not ${done} yet.`, field }];
  return [{ message: `The ${they} come to ${formatMoney(-leftCents)} more than the commission.`, field }];
};

const sharesProblems = (now: Snapshot, { shares }: Snapshot): Problem[] => {
  const closing = now.shares.find(({ role }) => role === 'CA');
  const isKept = !closing || shares.some(({ shareId }) => shareId === closing.shareId);
  return [
    ...(isKept
      ? []
      : [{ message: 'The closing agent stays in the deal. Give them S$ 0.00 instead.', field: 'shares' }]),
    ...shares.flatMap((share, index) => shareProblem(shares, share, index)),
  ];
};

const shareProblem = (shares: SnapshotShare[], share: SnapshotShare, index: number): Problem[] => {
  if (share.direction === 'RECEIVE_IN' && share.amountCents > 0) {
    const message = 'They invoice the client directly, and get nothing of the commission. Add a share instead.';
    return [{ message, field: `shares.${index}.amountCents` }];
  }
  if (share.shareId !== null) {
    const isTwice = shares.findIndex(({ shareId }) => shareId === share.shareId) < index;
    return isTwice
      ? [{ message: 'This share is in the list already. Enter it once.', field: `shares.${index}.amountCents` }]
      : [];
  }
  if (share.userId === null) return [];
  if (share.role === 'CA')
    return [{ message: 'There is one closing agent (CA) only. Choose another role.', field: `shares.${index}.role` }];
  const isTwice = shares.some(
    (other, place) =>
      (other.shareId !== null || place < index) && other.userId === share.userId && other.role === share.role,
  );
  if (!isTwice) return [];
  const message = 'This person has a share with this role already. Change its amount.';
  return [{ message, field: `shares.${index}.userId` }];
};

const billProblems = (bill: SnapshotBill, index: number, { now, next, invoices }: Revised): Problem[] => {
  const isTwice = bill.billId !== null && next.bills.findIndex(({ billId }) => billId === bill.billId) < index;
  if (isTwice)
    return [{ message: 'This billing is in the list already. Enter it once.', field: `bills.${index}.amountCents` }];
  const old = now.bills.find(({ billId }) => billId !== null && billId === bill.billId);
  const invoiced = old?.billId ? invoices.get(old.billId) : undefined;
  const field = `bills.${index}.amountCents`;
  if (bill.amountCents === 0)
    return [{ message: 'This billing amounts to nothing. Enter an amount, or remove it.', field }];
  if (!old || !invoiced) return [];
  const { number, isWrittenOff } = invoiced;
  if (bill.amountCents > old.amountCents)
    return [
      { message: `${number} was issued over ${formatMoney(old.amountCents)}. To bill more, add a billing.`, field },
    ];
  if (bill.amountCents < old.amountCents && isWrittenOff) return [{ message: writtenOff(number), field }];
  const changed = particulars.find((key) => old[key] !== bill[key]);
  if (!changed) return [];
  const message = `${number} was issued with this. Remove the billing, which credits it, and add another one.`;
  return [{ message, field: `bills.${index}.${changed}` }];
};

const removalProblems = ({ now, next, invoices }: Revised): Problem[] =>
  now.bills.flatMap(({ billId }) => {
    const invoiced = billId === null ? undefined : invoices.get(billId);
    const isKept = next.bills.some((bill) => bill.billId === billId);
    return !isKept && invoiced?.isWrittenOff ? [{ message: writtenOff(invoiced.number), field: 'bills' }] : [];
  });

const writtenOff = (number: string): string => `${number} was written off, so its billing stays as it is.`;
