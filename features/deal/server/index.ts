export { completeDeal } from './complete.ts';
export { completeCase, completeCases, settledDeals } from './complete-cases.ts';
export { deals } from './deals.ts';
export { pendingDeals } from './pending.ts';
export { deal, dealBill, dealShare } from './tables.ts';
