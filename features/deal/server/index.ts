export { completeDeal } from './complete.ts';
export { completeCases } from './complete-cases.ts';
export { deals } from './deals.ts';
export { pendingDeals } from './pending.ts';
export { deal, dealBill, dealShare } from './tables.ts';
