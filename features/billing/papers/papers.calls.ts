import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, email, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { paperKinds, reminderRequestStates } from '../billing.words.ts';
import { financeAlone } from '../parts.calls.ts';
import { reminderFields, reminderRequestFields } from '../reminders/reminders.words.ts';

const byId = z.strictObject({ id: id() });
const pdf = ['application/pdf'];

export const reminderList = listCalls(reminderFields, {
  ...financeAlone,
  path: '/v1/finance/reminders',
  summary:
    'The reminders of open invoices, the newest first: those to send, or those that were sent; by number or client.',
  fileSummary: 'The list of reminders as an Excel file, by the same filters.',
  filters: {
    /** The whole number of the reminder or its invoice, or a part of the client's name. */
    search: text(80).optional(),
    state: z.enum(['TO_SEND', 'SENT']).optional(),
  },
  sorts: { Made: 'madeOn' },
  more: { type: z.literal([1, 2, 3]) },
});
export type ReminderRow = z.output<typeof reminderList.row>;

export const reminderRequestList = listCalls(reminderRequestFields, {
  ...financeAlone,
  path: '/v1/finance/reminder-requests',
  summary:
    'What salespeople asked for: reminders, and answers after the final one. The newest first, with how it was answered; by number of the invoice, deal or case, by client or who asked, and by day.',
  fileSummary: 'The list of requests for reminders as an Excel file, by the same filters.',
  filters: {
    search: text(80).optional(),
    state: z.enum(keysOf(reminderRequestStates)).optional(),
    /** By the day on which it was asked for. */
    from: day().optional(),
    to: day().optional(),
  },
  sorts: { Asked: 'askedAt' },
  more: {
    /** The last reminder that was made. */
    lastType: z.literal([1, 2, 3]).nullable(),
  },
});
export type ReminderRequest = z.output<typeof reminderRequestList.row>;

/** The papers of bills, and how they reach the client. */
export const paperCalls = {
  issueProForma: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bills/{id}/pro-forma',
    summary: 'Issues a pro-forma invoice of a bill. It is not a tax invoice, and nothing is posted.',
    params: byId,
    data: z.object({ proFormaId: id(), number: z.string() }),
    message: 'The pro-forma invoice is issued.',
    refuses: ['conflict', 'missing'],
  }),
  proFormaPdf: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/pro-formas/{id}/pdf',
    summary: 'The pro-forma invoice as a PDF.',
    params: byId,
    file: pdf,
  }),
  reminders: reminderList.list,
  remindersSheet: reminderList.file,
  reminderPdf: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/reminders/{id}/pdf',
    summary: 'The reminder as a PDF.',
    params: byId,
    file: pdf,
  }),
  reminderRequests: reminderRequestList.list,
  reminderRequestsSheet: reminderRequestList.file,
  makeAskedReminder: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/reminder-requests/{id}/reminder',
    summary: 'Makes the next reminder of the invoice. It is then sent as any other.',
    params: byId,
    data: z.object({ number: z.string() }),
    message: 'The reminder is made. Send or post it from the list.',
    refuses: ['conflict', 'missing'],
  }),
  declineReminder: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/reminder-requests/{id}/decline',
    summary: 'Declines a request for a reminder, with the reason.',
    params: byId,
    command: true,
    body: z.strictObject({ reason: requiredText(300) }),
    message: 'The request is declined.',
    refuses: ['conflict'],
  }),
  answerReminderRequest: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/reminder-requests/{id}/answer',
    summary: 'Answers what a salesperson asked about an invoice after its final reminder.',
    params: byId,
    command: true,
    body: z.strictObject({ answer: requiredText(300) }),
    message: 'The salesperson has your answer.',
    refuses: ['conflict', 'missing'],
  }),
  mailPaper: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/papers/mail',
    summary: 'Mails a paper to a client as a PDF, with a word of one’s own.',
    body: z.strictObject({
      kind: z.enum(keysOf(paperKinds)),
      paperId: id(),
      address: email(),
      message: text(1_000).default(''),
    }),
    message: 'The mail is on its way.',
    refuses: ['conflict', 'missing', 'rate'],
  }),
};
