import { bankCalls } from './bank.ts';
import { duplicateCalls } from './bank-duplicates.ts';
import { billCalls } from './bills.ts';
import { creditNoteCalls } from './credit-notes.ts';
import { disputeCalls } from './disputes.ts';
import { gstCalls } from './gst.ts';
import { paperCalls } from './papers.ts';
import { receiptCalls } from './receipts.ts';
import { reportCalls } from './reports.ts';
import { requestCalls } from './requests.ts';
import { revisionCalls } from './revisions.ts';

export type { BankLine } from './bank.ts';
export type { PossibleDuplicate } from './bank-duplicates.ts';
export type { Bill } from './bills.ts';
export type { GstRow } from './gst.ts';
export type { ReminderRequest, ReminderRow } from './papers.ts';
export type { MoneyRequest } from './requests.ts';

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
