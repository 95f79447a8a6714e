import { mayEnter } from '#platform/contract/actor.ts';
import type { Card } from '#platform/contract/card.ts';
import { lateness } from './reports/late.rules.ts';

/** Where a bill stands. It follows from its deal, its invoice and what was paid. */
export const billStates = {
  WAITING: 'Awaiting completion',
  PENDING: 'Pending',
  READY: 'To invoice',
  ISSUED: 'Issued',
  PART_PAID: 'Part paid',
  OVERDUE: 'Overdue',
  PAID: 'Paid',
  WRITTEN_OFF: 'Written off',
  VOID: 'Not billed',
  REMOVED: 'Removed',
} as const;
export type BillState = keyof typeof billStates;

export const receiptMethods = {
  PAYNOW: 'PayNow',
  GIRO: 'GIRO',
  TRANSFER: 'Bank transfer',
  CHEQUE: 'Cheque',
} as const;
export type ReceiptMethod = keyof typeof receiptMethods;

/** Where money that came in stands. CREDIT: it has cleared, and some of it pays no invoice. */
export const receiptStates = {
  CLEARING: 'Waits to clear',
  CREDIT: 'Credit left',
  USED: 'Used',
  RETURNED: 'Returned',
} as const;
export type ReceiptState = keyof typeof receiptStates;

/** What the GST of a quarter is worked out from. */
export const gstSides = { OUTPUT: 'Output tax', INPUT: 'Input tax' } as const;
export type GstSide = keyof typeof gstSides;

/** By what GST becomes output or input tax. A co-broker's credit note is of the kind of the invoice that it takes back. */
export const gstKinds = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  FEE: 'Salesperson fees',
  SALESPERSON: 'Tax invoice of a salesperson',
  COBROKER: 'Tax invoice of a co-broker',
} as const;
export type GstKind = keyof typeof gstKinds;

export const kindsOfSide: Record<GstSide, readonly GstKind[]> = {
  OUTPUT: ['INVOICE', 'CREDIT_NOTE', 'FEE'],
  INPUT: ['SALESPERSON', 'COBROKER'],
};

/** What needs a second person. */
export const requestKinds = {
  CREDIT: 'Credit note on a paid invoice',
  WRITE_OFF: 'Write-off',
  REFUND: 'Refund',
} as const;
export type RequestKind = keyof typeof requestKinds;

export const requestStates = { OPEN: 'Waits for approval', APPROVED: 'Approved', DECLINED: 'Declined' } as const;
export type RequestState = keyof typeof requestStates;

/** By what their list is filtered: also approved refunds that no payout run has taken. */
export const requestFilters = { ...requestStates, TO_PAY: 'Refund waits for a run' } as const;

/** Where a salesperson’s request stands: for a reminder, or for an answer after the final one. */
export const reminderRequestStates = {
  WAITING: 'Waits for an answer',
  MADE: 'Reminder made',
  DECLINED: 'Declined',
  ANSWERED: 'Answered',
} as const;
export type ReminderRequestState = keyof typeof reminderRequestStates;

/**
 * Where a line of the bank stands. DEBIT is matched with a payment of ours, booked or set aside; BOOKED is the bank's own; FOREIGN is
 * never matched.
 */
export const bankStates = {
  NEW: 'To match',
  MATCHED: 'Matched',
  BOOKED: 'Charge or interest',
  SET_ASIDE: 'Set aside',
  DEBIT: 'Money out',
  FOREIGN: 'Another currency',
  UNDECIDED: 'Possible duplicate',
  DUPLICATE: 'Duplicate',
} as const;
export type BankState = keyof typeof bankStates;

/** Answers for all lines of a file of the bank that may have come in before. */
export const duplicateAnswers = { SAME: 'Same transactions', NEW: 'New transactions' } as const;
export type DuplicateAnswer = keyof typeof duplicateAnswers;

/** What of a receipt a line of the bank is, as it is called before its number. */
export const receiptParts = {
  /** The line made it. */
  MADE: 'Receipt',
  /** It was recorded before. */
  STANDING: 'Receipt',
  RETURN: 'Return of',
  FEE: 'Fee for the return of',
  RETURN_AND_FEE: 'Return and fee of',
} as const;
export type ReceiptPart = keyof typeof receiptParts;

/** Why invoices are proposed for a line of the bank. */
export const grounds = {
  NUMBER: 'Named in the reference',
  AMOUNT: 'The same amount',
  TOGETHER: 'Together the same amount',
} as const;

/** What of ours a line of the bank can be besides a receipt, as it is proposed before its number or words. */
export const paymentKinds = {
  PAYMENT: 'payment of',
  RETURN: 'return of',
  REMITTANCE: 'remittance',
  /** Of what is withheld and not remitted yet. */
  WITHHELD: 'remittance of',
  REMITTANCE_RETURN: 'return of the remittance',
} as const;
export type PaymentKind = keyof typeof paymentKinds;

/** Those that a line names by a number of ours. The others fit by their amounts. */
export const numberedPayments: readonly PaymentKind[] = ['PAYMENT', 'RETURN'];

/** By whom the aging is grouped. */
export const agingGroups = { AGENT: 'Salesperson', TEAM: 'Team', CLIENT: 'Client' } as const;
export type AgingGroup = keyof typeof agingGroups;

/** By what of theirs the groups of the aging are filtered: one of the buckets, or more than one. */
export const agingFilters = { OVERDUE: 'Overdue', DISPUTED: 'Disputed', ...lateness } as const;
export type AgingFilter = keyof typeof agingFilters;

/** Papers that can be mailed. */
export const paperKinds = {
  INVOICE: 'Invoice',
  PRO_FORMA: 'Pro-forma invoice',
  CREDIT_NOTE: 'Credit note',
  RECEIPT: 'Official receipt',
  REMINDER: 'Reminder',
} as const;
export type PaperKind = keyof typeof paperKinds;

export const financeCard: Card = {
  id: 'finance-overview',
  title: 'Finance',
  order: 20,
  width: 'full',
  isFor: (reader) => mayEnter(reader, 'desk:finance'),
};
