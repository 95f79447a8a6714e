import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, moneyDay, optional, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { itemKinds, lineStates } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';
import { lineFields } from './lines.words.ts';

const ofRun = z.strictObject({ id: id() });
const ofLine = z.strictObject({ id: id() });

export const lineList = listCalls(lineFields, {
  ...financeAlone,
  path: '/v1/finance/payouts/{id}/lines',
  params: ofRun,
  summary: 'The lines of a run; those that were left out of it by that state alone.',
  fileSummary: 'The lines of a run as an Excel file, by the same filters.',
  filters: {
    /** A part of the payee's name, of what they are known by besides, or of the voucher. */
    search: text(60).optional(),
    state: z.enum(keysOf(lineStates)).optional(),
  },
  sorts: { Payee: 'name', Net: 'netCents' },
  more: { isSelfBilled: z.boolean() },
});
export type Line = z.output<typeof lineList.row>;

const FoundPayment = lineList.row.pick({ lineId: true, name: true, voucher: true, netCents: true }).extend({
  runId: id(),
  /** Null before the run is approved. */
  runNumber: z.string().nullable(),
});
export type FoundPayment = z.output<typeof FoundPayment>;

/** What a line pays. */
const Item = z.object({
  /** The earning, the charge of either kind, the advance, the tax invoice, the refund, or the line that was returned. */
  source: id(),
  /** Null for a returned payment, which may be of several deals. */
  dealId: id().nullable(),
  kind: z.enum(keysOf(itemKinds)),
  of: z.string(),
  caseNo: z.string(),
  clearedOn: z.iso.date(),
  cents: z.int(),
});
export type Item = z.output<typeof Item>;

/** The payments of a run, each to one payee: what it pays, its papers, and what the bank did with it. */
export const lineCalls = {
  lines: lineList.list,
  linesSheet: lineList.file,
  payments: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payments',
    summary: 'Up to ten payments of all runs, the newest first: by voucher, a part of the payee’s name, or amount.',
    query: z.strictObject({ search: requiredText(60) }),
    data: z.object({ rows: z.array(FoundPayment) }),
  }),
  line: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/lines/{id}',
    summary: 'A line of a run with what it pays: nothing if the run was withdrawn.',
    params: ofLine,
    data: lineList.row.extend({
      items: z.array(Item),
      /** When its statement was mailed last. */
      mailedAt: z.iso.datetime().nullable(),
    }),
  }),
  payLine: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/payouts/lines/{id}/payment',
    summary: 'Records that the bank has paid one line of a run.',
    params: ofLine,
    command: true,
    body: z.strictObject({ paidOn: moneyDay() }),
    data: z.object({ voucher: z.string() }),
    message: 'The payment is recorded.',
    refuses: ['conflict', 'missing'],
  }),
  returnLine: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/payouts/lines/{id}/return',
    summary: 'Records that the bank returned a payment. The next run pays it again, at the same net amount.',
    params: ofLine,
    command: true,
    body: z.strictObject({ returnedOn: moneyDay(), reason: requiredText(200) }),
    data: z.object({ voucher: z.string() }),
    message: 'The payment is recorded as returned.',
    refuses: ['conflict', 'missing'],
  }),
  gstInvoice: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/payouts/lines/{id}/gst-invoice',
    summary:
      'Enters the tax invoice of a salesperson who is registered for GST, or null: the line of a draft then pays their GST.',
    params: ofLine,
    command: true,
    body: z.strictObject({ number: optional(requiredText(40)) }),
    data: z.object({ gstCents: z.int() }),
    message: 'The tax invoice is saved.',
    refuses: ['conflict', 'missing'],
  }),
  taxInvoice: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/lines/{id}/tax-invoice',
    summary: 'The tax invoice that the agency made for a salesperson who is registered for GST, as a PDF.',
    params: ofLine,
    file: ['application/pdf'],
  }),
  mailStatement: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/payouts/lines/{id}/mail',
    summary: 'Mails the payout statement of a payment to its payee again, with the tax invoice that the agency made.',
    params: ofLine,
    message: 'The statement is on its way.',
    refuses: ['conflict', 'missing', 'rate'],
  }),
  statement: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/lines/{id}/statement',
    summary: 'The payout statement of a payee as a PDF.',
    params: ofLine,
    file: ['application/pdf'],
  }),
};
