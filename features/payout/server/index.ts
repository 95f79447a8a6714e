export { advancesOf } from './advances-of.ts';
export { candidatesOfLine } from './candidates/index.ts';
export { type NextItem, nextOf, nextPayDay } from './next-of.ts';
export { owedBy } from './owed-by.ts';
export { downloadStatement, downloadTaxInvoice } from './papers/download.ts';
export { payoutLine } from './tables.ts';
export { countedIn, countedSums } from './yearly/counted.ts';
