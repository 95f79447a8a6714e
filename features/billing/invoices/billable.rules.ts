import type { Day } from '#platform/contract/days.ts';

/** What decides whether a bill can be invoiced. */
export type BillFacts = {
  dealState: 'OPEN' | 'CANCELLED' | 'ABORTED';
  /** Whether the submission is on hold, which nobody but compliance may know. */
  isPending: boolean;
  completedOn: Day | null;
  isInvoiced: boolean;
  /** Whether a revision of the deal removed it. */
  isRemoved: boolean;
  /** Whether it bills what was forfeited when the deal fell through. */
  isForfeiture: boolean;
};

/** Why a bill is not invoiced without a reason: documents that it waits for have no file. `missing` null: not counted yet. */
export const papersWarning = (missing: number | null): string | undefined => {
  if (missing === 0) return undefined;
  if (missing === null) return 'Its documents are still being counted.';
  return missing === 1
    ? 'A document that the invoice waits for is missing.'
    : `${missing} documents that the invoice waits for are missing.`;
};

/** Of a submission on hold. More than that nobody but compliance may know. */
export const pendingBill = 'The transaction is pending. It can be invoiced when it is approved again.';

/** Why a bill can't be invoiced now, in words for finance; undefined if it can. */
export const notBillable = ({
  dealState,
  isPending,
  completedOn,
  isInvoiced,
  isRemoved,
  isForfeiture,
}: BillFacts): string | undefined => {
  if (isInvoiced) return 'This bill was invoiced already.';
  if (isRemoved) return 'A revision of the deal removed this billing.';
  // It follows from the end of the deal, and waits for nothing.
  if (isForfeiture) return undefined;
  if (dealState !== 'OPEN') return `The deal was ${dealState.toLowerCase()}, so it can’t be invoiced.`;
  if (isPending) return pendingBill;
  if (completedOn === null) return 'Record the completion first. A tax invoice is issued from completion on.';
  return undefined;
};
