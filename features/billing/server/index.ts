export { deals } from './deals.ts';
export { invoicesFile, paperFile } from './papers/download.ts';
export { askForReminder } from './reminders/requests.ts';
