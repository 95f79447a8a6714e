import type { Day, InstantText } from '#platform/contract/days.ts';
import type { HeldCause } from '../payout.words.ts';

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
  /** When somebody else changed the payee's email address; null if nobody did. */
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

/** A new bank account rests for so long, and after somebody else changed the email address longer. In hours. */
const accountRests = 24;
const emailRests = 72;

/** What holds an earning, and where finance looks to settle it; `words` are the reason as it is read. */
export type HeldReason = { cause: HeldCause; words: string };

type Run = { cutOff: Day; now: InstantText };
type Holds = [cause: HeldCause, isHeld: boolean, words: string][];

/** Every reason why an earning isn't paid in a run with this cut-off, the first one to settle before the others; none if it is paid. */
export const heldReasons = (facts: HeldFacts, run: Run): HeldReason[] => {
  if (facts.countsAtOnce) return [];
  return holdsOf(facts, run).flatMap(([cause, isHeld, words]) => (isHeld ? [{ cause, words }] : []));
};

/** The first of them; undefined if it is paid. */
export const heldBecause = (facts: HeldFacts, run: Run): string | undefined => heldReasons(facts, run)[0]?.words;

const holdsOf = (facts: HeldFacts, run: Run): Holds => {
  const { refund, isForfeiture, dealState } = facts;
  if (refund) return refundHolds({ ...facts, refund }, run);
  // What was forfeited waits for nothing of the deal, and a closed deal is never finished.
  const isOfDeal = !isForfeiture;
  const isOpen = isOfDeal && dealState === 'OPEN';
  return [
    ['WENT_BACK', facts.wentBack, 'The payment went back'],
    ['CLOSED', isOfDeal && dealState === 'CANCELLED', 'The deal was cancelled'],
    ['CLOSED', isOfDeal && dealState === 'ABORTED', 'The deal fell through'],
    ['PENDING', isOpen && !facts.isApproved, 'Pending'],
    byFinance(facts),
    ['LATER', facts.clearedOn > run.cutOff, 'It came in after the cut-off'],
    ['COMPLETION', isOpen && !facts.isComplete, 'The completion is not recorded'],
    ['DOCUMENTS', isOpen && facts.missingPapers !== 0, 'Documents are missing'],
    ['DUE_DILIGENCE', isOpen && facts.openDueDiligence !== 0, 'Due diligence is pending'],
    ...cobrokeHolds(facts),
    ...accountHolds(facts, run),
  ];
};

const byFinance = ({ holdReason }: HeldFacts): Holds[number] => [
  'FINANCE',
  holdReason !== null,
  `Held by finance: ${holdReason}`,
];

const accountHolds = ({ accountSince, emailChangedByAnotherAt, cobroke }: HeldFacts, { now }: Run): Holds => [
  cobroke
    ? ['AGENCY_ACCOUNT', accountSince === null, 'The agency has no approved bank account']
    : ['ACCOUNT', accountSince === null, 'There is no bank account'],
  [
    cobroke ? 'AGENCY_ACCOUNT' : 'ACCOUNT',
    accountSince !== null && isWithin(accountSince, accountRests, now),
    'The bank account was changed less than 24 hours ago',
  ],
  [
    'ACCOUNT',
    emailChangedByAnotherAt !== null && isWithin(emailChangedByAnotherAt, emailRests, now),
    'The agency changed the email address less than 72 hours ago',
  ],
];

/** What a co-broker's share waits for besides, each step after the one before. */
const cobrokeHolds = ({ cobroke, accountSince, isForfeiture }: HeldFacts): Holds => {
  if (!cobroke) return [];
  const { isTied, isRegistered, hasInvoice, isInvoiceOfShare, missingInvoice } = cobroke;
  const isInvoiced = isTied && accountSince !== null && isRegistered;
  return [
    ['AGENCY', !isTied, 'Its agency of the register is not chosen'],
    ['TAX_INVOICE', isInvoiced && !hasInvoice, 'Their tax invoice is not entered'],
    [
      'TAX_INVOICE',
      isInvoiced && hasInvoice && !isInvoiceOfShare,
      'Their tax invoice is of another amount than their share',
    ],
    [
      'DOCUMENTS',
      // No document is added once the deal fell through.
      isInvoiced && hasInvoice && isInvoiceOfShare === true && missingInvoice !== 0 && !isForfeiture,
      'Their tax invoice is not among the documents',
    ],
  ];
};

/** A refund waits for no deal: its money is the payer's, as long as it is there. */
const refundHolds = (facts: HeldFacts & { refund: { isUsed: boolean } }, { cutOff }: Run): Holds => [
  ['RECEIPT', facts.wentBack, 'The bank returned the payment'],
  ['RECEIPT', facts.refund.isUsed, 'The credit was used meanwhile'],
  byFinance(facts),
  ['LATER', facts.clearedOn > cutOff, 'It was approved after the cut-off'],
];

/** By `Date`, which reads an instant in an eighth of the time that Temporal takes: a run asks it of a hundred thousand items. */
const isWithin = (since: InstantText, hours: number, now: InstantText): boolean =>
  Date.parse(since) + hours * 3_600_000 > Date.parse(now);
