export { accountInForce, invoiceInForce } from './shares-sql.ts';
export { cobrokeInvoice } from './tables.ts';
export { waitingShares } from './waiting.ts';
