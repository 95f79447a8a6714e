export { owedBy } from './owed-by.ts';
export { downloadStatement } from './papers/download.ts';
export { payoutLine } from './tables.ts';
