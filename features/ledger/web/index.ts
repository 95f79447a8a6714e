export { approvalColumns, approvalStates } from './approval.tsx';
export { ChangeForApproval, ChangesForApproval } from './ChangesForApproval.tsx';
export { FoundEntries } from './entries/Entries.tsx';
export { EntryTable } from './entries/EntryTable.tsx';
export { FoldedEntries, LedgerEntries } from './entries/LedgerEntries.tsx';
export { seesMoney } from './permissions.ts';
