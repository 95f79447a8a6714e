import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, day, id, keysOf, moneyDay, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls, rowOf } from '#platform/contract/list-calls.ts';
import { receiptMethods, receiptStates } from '../billing.words.ts';
import { amount, entryIds, financeAlone, invoicesToPay, OpenInvoice, Recorded, warnings } from '../parts.calls.ts';
import { OpenRequest } from '../requests/requests.calls.ts';
import { receiptFields } from './receipts.words.ts';

const Paid = z.object({
  invoiceId: id(),
  billId: id(),
  number: z.string(),
  day: z.iso.date(),
  cents: z.int(),
  /** When this was taken back; null while it holds. */
  takenBackOn: z.iso.date().nullable(),
});

const ofReceipt = z.strictObject({ id: id() });

export const receiptList = listCalls(receiptFields, {
  ...financeAlone,
  path: '/v1/finance/receipts',
  summary: 'Money that came in, the newest first: by number, payer or reference, by state and by day.',
  fileSummary: 'The list of receipts as an Excel file, by the same filters.',
  filters: {
    search: text(60).optional(),
    state: z.enum(keysOf(receiptStates)).optional(),
    from: day().optional(),
    to: day().optional(),
  },
  sorts: { Received: 'receivedOn', Amount: 'cents' },
});

/** What comes in. */
export const receiptCalls = {
  receipts: receiptList.list,
  receiptsSheet: receiptList.file,
  receipt: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/receipts/{id}',
    summary:
      'A receipt with the invoices that it pays, paid before it went back, or is meant for until a cheque clears.',
    params: ofReceipt,
    data: rowOf(receiptFields).extend({
      clearedOn: z.iso.date().nullable(),
      returnedOn: z.iso.date().nullable(),
      returnReason: z.string().nullable(),
      paid: z.array(Paid),
      /** The address of whom the first of these invoices went to, if it is known. */
      email: z.string(),
      meantFor: z.array(Paid.pick({ invoiceId: true, billId: true, number: true, cents: true })),
      request: OpenRequest.nullable(),
      entryIds,
    }),
  }),
  openInvoices: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/open-invoices',
    summary: 'Up to ten invoices that money is open of: by a part of their number, of the addressee or the address.',
    query: z.strictObject({ search: requiredText(60) }),
    data: z.object({ rows: z.array(OpenInvoice) }),
  }),
  recordReceipt: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/receipts',
    summary:
      'Records money that came in, and the invoices that it pays. What is left over stays the payer’s credit. A cheque pays once it has cleared.',
    body: z.strictObject({
      method: z.enum(keysOf(receiptMethods)),
      payer: requiredText(300),
      reference: text(60).default(''),
      receivedOn: moneyDay(),
      cents: amount,
      invoices: invoicesToPay,
    }),
    data: Recorded,
    message: 'The payment is recorded.',
    refuses: ['conflict', 'missing'],
  }),
  clearCheque: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/receipts/{id}/clearance',
    summary: 'Records that a cheque has cleared: it pays the invoices that it is meant for, as far as they are open.',
    params: ofReceipt,
    command: true,
    body: z.strictObject({ clearedOn: moneyDay() }),
    data: z.object({ leftCents: z.int(), warnings }),
    message: 'The cheque has cleared.',
    refuses: ['conflict', 'missing'],
  }),
  returnReceipt: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/receipts/{id}/return',
    summary:
      'Records that a cheque bounced, that the bank returned money, or that it was entered by mistake: its invoices are open again, and who earned by it owes that.',
    params: ofReceipt,
    command: true,
    body: z.strictObject({ returnedOn: moneyDay(), reason: requiredText(300), feeCents: cents().default(0) }),
    data: z.object({ warnings }),
    message: 'Payment reversed.',
    refuses: ['conflict', 'missing'],
  }),
  useCredit: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/receipts/{id}/allocations',
    summary: 'Pays invoices from what is left of a receipt.',
    params: ofReceipt,
    body: z.strictObject({ invoices: invoicesToPay.min(1, 'Choose an invoice.') }),
    data: z.object({ leftCents: z.int() }),
    message: 'The invoices are paid from the credit.',
    refuses: ['conflict', 'missing'],
  }),
  receiptPdf: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/receipts/{id}/pdf',
    summary: 'The official receipt as a PDF.',
    params: ofReceipt,
    file: ['application/pdf'],
  }),
};
