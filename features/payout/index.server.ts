export { candidatesOfLine } from './items/candidates.server.ts';
export { advancesOf } from './own/advances.server.ts';
export { balanceOwed } from './own/balance-owed.server.ts';
export { type NextItem, nextPayDay, upcomingPayout } from './own/upcoming-payout.server.ts';
export { downloadStatement, downloadTaxInvoice, paysPerson } from './statements/download.server.ts';
export { linesOfYear, yearlySums } from './yearly/yearly-totals.server.ts';
