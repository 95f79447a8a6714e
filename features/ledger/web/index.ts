export { monthWords } from '../words.ts';
export { EntryTable } from './entries/EntryTable.tsx';
export { LedgerEntries } from './entries/LedgerEntries.tsx';
export { seesMoney } from './permissions.ts';
