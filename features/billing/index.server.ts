export { importBank } from './bank/import-bank.server.ts';
export { type BankPayments, type BankSaid, bankPayments, type NamedPayment } from './bank/payments.server.ts';
export { deals } from './deals.server.ts';
export { type RefundEntries, refundEntries } from './entry-ids.server.ts';
export { invoicesFile, paperFile, receiptFileOfOwn } from './papers/download.server.ts';
export { askFinance, questionsOfDeal } from './reminders/ask-finance.server.ts';
export { chequeInClearing } from './reminders/can-be-sent.server.ts';
export { askForReminder } from './reminders/requests.server.ts';
export { financeParts } from './reports/overview.server.ts';
export {
  creditReturnedRefund,
  lockWaitingRefunds,
  markRefundsPaid,
  openRefundAccounts,
  releaseRefunds,
  reserveRefunds,
} from './requests/refunds.server.ts';
