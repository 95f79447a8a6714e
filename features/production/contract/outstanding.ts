import * as z from 'zod';
import { lateness } from '#features/billing/rules/reports/late.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';

const OutstandingInvoice = z.object({
  invoiceId: id(),
  number: z.string(),
  transId: id(),
  dealNo: z.string(),
  eSubId: id(),
  address: z.string(),
  /** Whom it is addressed to; “Our client” unless I reported the deal. */
  to: z.string(),
  isClosing: z.boolean(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** After the due date; negative before it. */
  daysLate: z.int(),
  late: z.enum(keysOf(lateness)),
  /** With GST. */
  totalCents: z.int(),
  openCents: z.int(),
  /** What I get of it once it is paid. */
  shareCents: z.int(),
  /** Whether finance has marked it as disputed: no reminder is made then. */
  isDisputed: z.boolean(),
  /** Why; null unless I reported the deal, since it may name the client. */
  disputeReason: z.string().nullable(),
  /** The last reminder that was made of it. */
  reminder: z.object({ type: z.literal([1, 2, 3]), madeOn: z.iso.date() }).nullable(),
  /** When I or somebody else of the deal asked the desk for a reminder that it did not send yet. */
  askedAt: z.iso.datetime().nullable(),
  /** Why no reminder can be asked for now; null if one can. */
  noReminder: z.string().nullable(),
});
export type OutstandingInvoice = z.output<typeof OutstandingInvoice>;

const filters = { search: text(60).optional(), late: z.enum([...keysOf(lateness), 'OVERDUE']).optional() };

/** What clients still have to pay of a salesperson’s deals. */
export const outstandingCalls = {
  outstanding: endpoint({
    method: 'GET',
    path: '/v1/my-production/search-outstanding-invoice',
    who: 'signed-in',
    summary: 'The open invoices of my deals, and what I get of each. Staff have none.',
    query: z.strictObject({
      ...pageQuery(['Due', 'Open', 'Share'], 20),
      ...filters,
    }),
    data: page(OutstandingInvoice).extend({ totals: z.object({ openCents: z.int(), shareCents: z.int() }) }),
  }),
  outstandingSheet: endpoint({
    method: 'GET',
    path: '/v1/my-production/search-outstanding-invoice/export',
    who: 'signed-in',
    summary: 'The open invoices of my deals as an Excel file, by the filters of the list.',
    query: z.strictObject(filters),
    file: [sheetMediaType],
    fewAtOnce: true,
  }),
  askReminders: endpoint({
    method: 'POST',
    path: '/v1/my-production/reminder-requests',
    who: 'salesperson',
    summary:
      'Asks finance to remind the clients of these overdue invoices of my deals. Asked twice, it is one request; there is none after the final reminder.',
    body: z.strictObject({ invoiceIds: z.array(id()).min(1, 'Choose an invoice.').max(100, 'At most 100 at once.') }),
    message: 'Finance was asked to send the reminder.',
    refuses: ['conflict', 'missing'],
  }),
};
