export { completeDeal } from './complete.ts';
export { deals } from './deals.ts';
export { readSnapshot, storeSnapshot } from './snapshot.ts';
export { deal, dealBill, dealRevision, dealShare } from './tables.ts';
