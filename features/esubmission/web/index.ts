export { approvedCase } from './case/approvedCase.ts';
