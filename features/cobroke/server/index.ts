export { enterInvoice, invoicedShares } from './invoices.ts';
export { accountInForce, centsOfShare, invoiceInForce } from './shares-sql.ts';
export { tieShare } from './tie-share.ts';
