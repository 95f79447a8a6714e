export { candidatesOfLine } from './candidates/index.ts';
export { advancesOf } from './own/advances.ts';
export { balanceOwed } from './own/balance-owed.ts';
export { type NextItem, nextPayDay, upcomingPayout } from './own/upcoming-payout.ts';
export { downloadStatement, downloadTaxInvoice } from './papers/download.ts';
export { payoutLine } from './tables.ts';
export { linesOfYear, yearlySums } from './yearly/yearly-totals.ts';
