import { implement } from '#platform/server/http/implement.ts';
import { billing } from '../contract.ts';
import { creditInvoice } from './credit-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listBills } from './list-bills.ts';
import { downloadCreditNote, downloadInvoice, downloadReceipt } from './papers/download.ts';
import { readBill } from './read-bill.ts';
import { recordReceipt } from './record-receipt.ts';

export const billingRoutes = implement('billing', billing, {
  bills: listBills,
  bill: readBill,
  issueInvoice,
  creditInvoice,
  creditNotePdf: downloadCreditNote,
  invoicePdf: downloadInvoice,
  recordReceipt,
  receiptPdf: downloadReceipt,
});
