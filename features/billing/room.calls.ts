import { bankCalls } from './bank/bank.calls.ts';
import { duplicateCalls } from './bank-duplicates/bank-duplicates.calls.ts';
import { creditNoteCalls } from './credit-notes/credit-notes.calls.ts';
import { disputeCalls } from './disputes/disputes.calls.ts';
import { gstCalls } from './gst/gst.calls.ts';
import { billCalls } from './invoices/bills.calls.ts';
import { paperCalls } from './papers/papers.calls.ts';
import { receiptCalls } from './receipts/receipts.calls.ts';
import { reportCalls } from './reports/reports.calls.ts';
import { requestCalls } from './requests/requests.calls.ts';
import { revisionCalls } from './revisions/revisions.calls.ts';

export type { BankLine } from './bank/bank.calls.ts';
export type { PossibleDuplicate } from './bank-duplicates/bank-duplicates.calls.ts';
export type { GstRow } from './gst/gst.calls.ts';
export type { Bill } from './invoices/bills.calls.ts';
export type { ReminderRequest, ReminderRow } from './papers/papers.calls.ts';
export type { MoneyRequest } from './requests/requests.calls.ts';

/** What finance bills and receives. */
export const billing = {
  ...billCalls,
  ...creditNoteCalls,
  ...disputeCalls,
  ...receiptCalls,
  ...requestCalls,
  ...revisionCalls,
  ...bankCalls,
  ...duplicateCalls,
  ...reportCalls,
  ...gstCalls,
  ...paperCalls,
};
