import * as z from 'zod';
import { lateness } from '#features/billing/reports/late.rules.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls, type RowIn } from '#platform/contract/list-calls.ts';
import { outstandingFields } from './outstanding.words.ts';

/** Finance was asked what happens with an invoice after its final reminder. */
export const FinanceQuestion = z.object({
  askedOn: z.iso.date(),
  answeredOn: z.iso.date().nullable(),
  /** Null unless I asked, or reported the deal: they may name the client. */
  reason: z.string().nullable(),
  answer: z.string().nullable(),
});
export type FinanceQuestion = z.infer<typeof FinanceQuestion>;

const outstandingList = listCalls(outstandingFields, {
  who: 'signed-in',
  path: '/v1/my-production/search-outstanding-invoice',
  summary: 'The open invoices of my deals, and what I get of each. Staff have none.',
  fileSummary: 'The open invoices of my deals as an Excel file, by the filters of the list.',
  filters: { search: text(60).optional(), late: z.enum([...keysOf(lateness), 'OVERDUE']).optional() },
  sorts: { Due: 'dueOn', Open: 'openCents', Share: 'shareCents' },
  more: {
    /** The last reminder that was made of it. */
    reminder: z.object({ type: z.literal([1, 2, 3]), madeOn: z.iso.date() }).nullable(),
    /** The last time that finance was asked what happens after the final reminder. */
    question: FinanceQuestion.nullable(),
    /** Whether finance can be asked now: after the final reminder, while no request waits. */
    canAskFinance: z.boolean(),
  },
  beside: { totals: z.object({ openCents: z.int(), shareCents: z.int() }) },
});
export type OutstandingInvoice = RowIn<typeof outstandingList.list>;

/** Outstanding invoices of a salesperson’s deals. */
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
  askFinance: endpoint({
    method: 'POST',
    path: '/v1/my-production/finance-questions',
    who: 'salesperson',
    summary:
      'Asks finance what happens with an invoice of my deals after its final reminder, with the reason. One question at a time.',
    body: z.strictObject({ invoiceId: id(), reason: requiredText(300) }),
    message: 'Finance was asked. The answer will be shown beside the invoice.',
    refuses: ['conflict', 'missing'],
  }),
};
