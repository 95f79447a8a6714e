import * as z from 'zod';
import { lateness } from '#features/billing/rules/reports/late.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { listCalls, type RowIn } from '#platform/contract/list-calls.ts';
import { outstandingFields } from '../words/outstanding.ts';

const outstandingList = listCalls(outstandingFields, {
  who: 'signed-in',
  path: '/v1/my-production/search-outstanding-invoice',
  summary: 'The open invoices of my deals, and what I get of each. Staff have none.',
  fileSummary: 'The open invoices of my deals as an Excel file, by the filters of the list.',
  filters: { search: text(60).optional(), late: z.enum([...keysOf(lateness), 'OVERDUE']).optional() },
  sorts: { Due: 'dueOn', Open: 'openCents', Share: 'shareCents' },
  /** The last reminder that was made of it. */
  more: { reminder: z.object({ type: z.literal([1, 2, 3]), madeOn: z.iso.date() }).nullable() },
  beside: { totals: z.object({ openCents: z.int(), shareCents: z.int() }) },
});
export type OutstandingInvoice = RowIn<typeof outstandingList.list>;

/** What clients still have to pay of a salesperson’s deals. */
export const outstandingCalls = {
  outstanding: outstandingList.list,
  outstandingSheet: outstandingList.file,
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
