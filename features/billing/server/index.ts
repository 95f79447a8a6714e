export { deals } from './deals.ts';
export { invoicesFile, paperFile } from './papers/download.ts';
export { askForReminder } from './reminders/requests.ts';
export { allocation, creditNote, invoice, proForma, receipt, reminder } from './tables.ts';
