export { downloadStatement } from './papers/download.ts';
export { payoutLine, payoutRun } from './tables.ts';
