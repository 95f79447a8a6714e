export { approvedCase } from './case/approvedCase.ts';
export { lookOfStatus } from './statuses.ts';
