import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { billStates, receiptMethods, receiptStates } from '../billing.words.ts';
import { entryIds, financeAlone } from '../parts.calls.ts';
import { lateness } from '../reports/late.rules.ts';
import { OpenRequest } from '../requests/requests.calls.ts';
import { billFields } from './bills.words.ts';

export const billList = listCalls(billFields, {
  ...financeAlone,
  path: '/v1/finance/bills',
  summary:
    'The bills of deals with their invoices, the newest deals first: by number of deal, case or invoice, by state.',
  fileSummary: 'The list of bills as an Excel file, by the same filters.',
  filters: {
    search: text(40).optional(),
    state: z.enum(keysOf(billStates)).optional(),
    agent: id().optional(),
    /** The leader of the salesperson's team today. */
    team: id().optional(),
    client: text(300).optional(),
    /** How late what is open of it is. */
    late: z.enum(keysOf(lateness)).optional(),
    disputed: z.enum(['true', 'false']).optional(),
  },
  sorts: { Approved: null },
});
export type Bill = z.output<typeof billList.row>;

const Payment = z.object({
  receiptId: id(),
  number: z.string(),
  method: z.enum(keysOf(receiptMethods)),
  reference: z.string(),
  receivedOn: z.iso.date(),
  state: z.enum(keysOf(receiptStates)),
  cents: z.int(),
});

/** Money of the payer that pays nothing yet. */
const StandingCredit = z.object({
  receiptId: id(),
  number: z.string(),
  payer: z.string(),
  receivedOn: z.iso.date(),
  leftCents: z.int(),
  /** Whether GST was charged otherwise on that day than today, and the bill’s total by the GST of that day. */
  isOtherRate: z.boolean(),
  totalCents: z.int(),
});

const Credited = z.object({
  invoiceId: id(),
  number: z.string(),
  creditNoteId: id(),
  creditNumber: z.string(),
  reason: z.string(),
  issuedOn: z.iso.date(),
  /** With GST. */
  cents: z.int(),
  /** Whether it takes back a part of the invoice only. */
  isPart: z.boolean(),
  /** Whether the invoice, and its credit note, can be had as e-invoices. */
  hasEInvoice: z.boolean(),
  hasECreditNote: z.boolean(),
});

/** What is billed. */
export const billCalls = {
  bills: billList.list,
  billsSheet: billList.file,
  bill: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/bills/{id}',
    summary: 'A bill with its invoice, what was paid on it, and why it can’t be invoiced yet.',
    params: z.strictObject({ id: id() }),
    data: billList.row.extend({
      signedOn: z.iso.date(),
      billAddress: z.string(),
      postalCode: z.string(),
      uen: z.string(),
      gstNumber: z.string(),
      /** Days to pay; null: the agency's own terms. */
      termsDays: z.int().nullable(),
      email: z.string(),
      notBillable: z.string().nullable(),
      /** What is missing for the invoice: it is issued with a reason only. */
      warning: z.string().nullable(),
      /** Before it is invoiced: what is likely meant for it, the oldest first. */
      credits: z.array(StandingCredit),
      /** Why its invoice can't be had as an e-invoice; null if it can. */
      noEInvoice: z.string().nullable(),
      /** A cheque pays once it has cleared; what the bank took back pays nothing. */
      payments: z.array(Payment),
      proFormas: z.array(z.object({ proFormaId: id(), number: z.string(), issuedOn: z.iso.date() })),
      /** The reminders of its invoice. */
      reminders: z.array(
        z.object({
          reminderId: id(),
          number: z.string(),
          type: z.literal([1, 2, 3]),
          madeOn: z.iso.date(),
          /** False if nothing is open, a cheque is in clearing, the invoice is disputed, or another letter is the one to send. */
          canSend: z.boolean(),
        }),
      ),
      /** The mails with these papers, the newest first. `sentAt` is null while one is on its way. */
      mails: z.array(
        z.object({
          mailId: id(),
          number: z.string(),
          address: z.string(),
          askedAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
        }),
      ),
      /** Who marked it as disputed, and when. */
      dispute: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
      /** What waits for a second person. */
      request: OpenRequest.nullable(),
      entryIds,
      /** Invoices of this bill that were taken back, whole or in part. */
      credited: z.array(Credited),
    }),
  }),
  findCredit: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/bills/{id}/credits',
    summary: 'Money that came in and pays nothing yet, whoever paid it, for the invoice of a bill: by payer or number.',
    params: z.strictObject({ id: id() }),
    query: z.strictObject({ search: requiredText(60) }),
    data: z.object({ rows: z.array(StandingCredit) }),
  }),
  issueInvoice: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/invoices',
    summary:
      'Issues the tax invoice of a bill, today, and pays it from the payer’s credit if receipts are named. It can’t be changed afterwards.',
    body: z.strictObject({
      billId: id(),
      /** Why it is issued though documents are missing. */
      reason: text(500).default(''),
      /**
       * Receipts whose credit pays it at once, in this order. If they came at another rate of GST, the invoice has that rate: then
       * they have to pay it whole.
       */
      receiptIds: z
        .array(id())
        .max(20)
        .refine((ids) => new Set(ids).size === ids.length, 'Name each receipt once.')
        .default([]),
    }),
    data: z.object({ invoiceId: id(), number: z.string() }),
    message: 'The invoice is issued.',
    refuses: ['conflict', 'missing'],
  }),
  creditInvoice: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/invoices/{id}/credit-note',
    summary: 'Takes an unpaid invoice back by a credit note over the whole of it. Its bill can be invoiced again.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ reason: requiredText(500) }),
    data: z.object({ creditNoteId: id(), number: z.string() }),
    message: 'The credit note is issued.',
    refuses: ['conflict', 'missing'],
  }),
  creditNotePdf: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/credit-notes/{id}/pdf',
    summary: 'The credit note as a PDF.',
    params: z.strictObject({ id: id() }),
    file: ['application/pdf'],
  }),
  invoicePdf: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/invoices/{id}/pdf',
    summary: 'The invoice as a PDF, with a PayNow QR code.',
    params: z.strictObject({ id: id() }),
    file: ['application/pdf'],
  }),
  invoiceUbl: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/invoices/{id}/ubl',
    summary: 'The invoice as an e-invoice: UBL 2.1 by PINT-SG. Only where the billing names a UEN.',
    params: z.strictObject({ id: id() }),
    file: ['application/xml'],
    refuses: ['conflict', 'missing'],
  }),
  creditNoteUbl: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/credit-notes/{id}/ubl',
    summary: 'The credit note as an e-invoice: UBL 2.1 by PINT-SG. Only where the billing names a UEN.',
    params: z.strictObject({ id: id() }),
    file: ['application/xml'],
    refuses: ['conflict', 'missing'],
  }),
};
