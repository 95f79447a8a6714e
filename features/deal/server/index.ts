export { completeDeal } from './complete.ts';
export { completeCase, completeCases, settledDeals } from './complete-cases.ts';
export { deals } from './deals.ts';
export { readSnapshot, storeSnapshot } from './snapshot.ts';
export { isOverdueDeal, isPendingDeal, overdueDaysOf, stateOfDeal } from './state.ts';
export { deal, dealBill, dealRevision, dealShare } from './tables.ts';
