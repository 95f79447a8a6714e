import type { Day, InstantText } from '#platform/contract/days.ts';

/** What decides whether an earning can be paid out. */
export type HeldFacts = {
  /** The day on which the money cleared. */
  clearedOn: Day;
  dealState: 'OPEN' | 'CANCELLED' | 'ABORTED';
  /** Whether the submission is approved or completed; on hold it is not. */
  isApproved: boolean;
  /** Why finance holds it, its deal or its payee; null if nobody does. */
  holdReason: string | null;
  /** Whether its completion is recorded. */
  isComplete: boolean;
  /** Required documents up to the payout without a file, or with a query; null while they are not counted. */
  missingPapers: number | null;
  /** Documents of due diligence that the desk has not accepted. */
  openDueDiligence: number | null;
  /** When the payee's bank account was changed last; null if there is none. */
  accountSince: InstantText | null;
  /** When somebody else changed the payee's e-mail address; null if nobody did. */
  emailChangedByAnotherAt: InstantText | null;
  /** Whether it is taken off the next payout whatever is held: a charge, a debt given up, what is taken back of what was paid. */
  countsAtOnce: boolean;
  /** Whether the money that it comes from went back since. */
  wentBack: boolean;
  /** Whether it comes of what was forfeited when the deal fell through, which waits for no completion and no document. */
  isForfeiture: boolean;
  /** What a co-broker's share needs besides; nothing else has it. */
  cobroke?: CobrokeFacts | null;
  /** Of a refund: whether the payer's credit was used since. */
  refund?: { isUsed: boolean } | null;
};

export type CobrokeFacts = {
  shareId: string;
  /** Whether finance has said which agency of the register it is. */
  isTied: boolean;
  /** Whether that agency is registered for GST; false while its account is not approved. */
  isRegistered: boolean;
  hasInvoice: boolean;
  /** Whether that tax invoice is of what the share is now: of what was forfeited, where the deal fell through. Null without one. */
  isInvoiceOfShare: boolean | null;
  /** Whether the tax invoice is among the documents of the transaction, without a query; null while that is not counted. */
  missingInvoice: number | null;
};

/** A new bank account rests for so long, and after somebody else changed the e-mail address longer. In hours. */
const accountRests = 24;
const emailRests = 72;

/** Why an earning isn't paid in a run with this cut-off; undefined if it is. */
export const heldBecause = (
  facts: HeldFacts,
  { cutOff, now }: { cutOff: Day; now: InstantText },
): string | undefined => {
  const { clearedOn, accountSince, emailChangedByAnotherAt, refund } = facts;
  if (facts.countsAtOnce) return undefined;
  if (refund) return refundHeldBecause({ ...facts, refund }, cutOff);
  if (facts.wentBack) return 'The payment went back';
  const closed = facts.isForfeiture ? undefined : closedBecause(facts);
  if (closed) return closed;
  if (facts.holdReason !== null) return `Held by finance: ${facts.holdReason}`;
  if (clearedOn > cutOff) return 'It came in after the cut-off';
  const unfinished = facts.isForfeiture ? undefined : unfinishedBecause(facts);
  if (unfinished) return unfinished;
  const lacks = cobrokeLacks(facts);
  if (lacks) return lacks;
  if (accountSince === null) return withoutAccount(facts);
  if (isWithin(accountSince, accountRests, now)) return 'The bank account was changed less than 24 hours ago';
  if (emailChangedByAnotherAt && isWithin(emailChangedByAnotherAt, emailRests, now))
    return 'The agency changed the e-mail address less than 72 hours ago';
  return undefined;
};

const closedBecause = ({ dealState, isApproved }: HeldFacts) => {
  if (dealState === 'CANCELLED') return 'The deal was cancelled';
  if (dealState === 'ABORTED') return 'The deal fell through';
  return isApproved ? undefined : 'Pending';
};

const unfinishedBecause = ({ isComplete, missingPapers, openDueDiligence }: HeldFacts) => {
  if (!isComplete) return 'The completion is not recorded';
  if (missingPapers !== 0) return 'Documents are missing';
  return openDueDiligence === 0 ? undefined : 'Due diligence is pending';
};

const withoutAccount = ({ accountSince, cobroke }: HeldFacts) => {
  if (accountSince !== null) return undefined;
  return cobroke ? 'The agency has no approved bank account' : 'There is no bank account';
};

/** What a co-broker's share waits for besides. */
const cobrokeLacks = ({ cobroke, accountSince, isForfeiture }: HeldFacts): string | undefined => {
  if (!cobroke) return undefined;
  const { isTied, isRegistered, hasInvoice, isInvoiceOfShare, missingInvoice } = cobroke;
  if (!isTied) return 'Its agency of the register is not chosen';
  if (accountSince === null || !isRegistered) return undefined;
  if (!hasInvoice) return 'Their tax invoice is not entered';
  if (!isInvoiceOfShare) return 'Their tax invoice is of another amount than their share';
  // No document is added once the deal fell through.
  return missingInvoice === 0 || isForfeiture ? undefined : 'Their tax invoice is not among the documents';
};

/** A refund waits for no deal: its money is the payer's, as long as it is there. */
const refundHeldBecause = (
  { clearedOn, wentBack, holdReason, refund }: HeldFacts & { refund: { isUsed: boolean } },
  cutOff: Day,
): string | undefined => {
  if (wentBack) return 'The bank took the payment back';
  if (refund.isUsed) return 'The credit was used meanwhile';
  if (holdReason !== null) return `Held by finance: ${holdReason}`;
  return clearedOn > cutOff ? 'It was approved after the cut-off' : undefined;
};

/** By `Date`, which reads an instant in an eighth of the time that Temporal takes: a run asks it of a hundred thousand items. */
const isWithin = (since: InstantText, hours: number, now: InstantText): boolean =>
  Date.parse(since) + hours * 3_600_000 > Date.parse(now);
