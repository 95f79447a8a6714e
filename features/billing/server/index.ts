export { importBank } from './bank/import-bank.ts';
export { type BankPayments, type BankSaid, bankPayments, type NamedPayment } from './bank/payments.ts';
export { deals } from './deals.ts';
export { type RefundEntries, refundEntries } from './entry-ids.ts';
export { invoicesFile, paperFile, receiptFileOfOwn } from './papers/download.ts';
export { askFinance, questionsOfDeal } from './reminders/ask-finance.ts';
export { chequeInClearing } from './reminders/can-be-sent.ts';
export { askForReminder } from './reminders/requests.ts';
export {
  creditReturnedRefund,
  lockWaitingRefunds,
  markRefundsPaid,
  openRefundAccounts,
  releaseRefunds,
  reserveRefunds,
} from './requests/refunds.ts';
