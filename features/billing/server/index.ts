export { deals } from './deals.ts';
export { invoicesFile, paperFile } from './papers/download.ts';
export { receiptState } from './receipts/receipt-state.ts';
export { allocation, creditNote, invoice, proForma, receipt, reminder } from './tables.ts';
