export { deals } from './deals.ts';
export { invoicesFile, paperFile } from './papers/download.ts';
export { askForReminder } from './reminders/requests.ts';
export {
  creditReturnedRefund,
  lockWaitingRefunds,
  markRefundsPaid,
  openRefundAccounts,
  releaseRefunds,
  reserveRefunds,
} from './requests/refunds.ts';
export { allocation } from './tables.ts';
