export { completeDeal } from './complete.ts';
export { completeCase, completeCases, settledDeals } from './complete-cases.ts';
export { deals } from './deals.ts';
export { countToProject, type DealRecord, lockDealOfBill, lockDealRow, lockShareRow, lockShares } from './locks.ts';
export { addRevision, lockOpenRevision, markRevisionApproved, removeOpenRevision } from './revisions.ts';
export { readSnapshot, storeSnapshot } from './snapshot.ts';
export { isOverdueDeal, isPendingDeal, overdueDaysOf, stateOfDeal } from './state.ts';
export { dealBillPublic, dealPublic, dealRevisionPublic, dealSharePublic } from './tables.ts';
