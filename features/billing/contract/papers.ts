import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, email, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery, sumsOf } from '#platform/contract/paging.ts';
import { paperKinds, reminderRequestStates } from '../words.ts';
import { financeAlone } from './parts.ts';

const byId = z.strictObject({ id: id() });
const pdf = ['application/pdf'];

const ReminderRow = z.object({
  reminderId: id(),
  number: z.string(),
  type: z.literal([1, 2, 3]),
  madeOn: z.iso.date(),
  billId: id(),
  invoiceNumber: z.string(),
  to: z.string(),
  email: z.string(),
  /** What is open of the invoice today; null if it has a later reminder, which says so. */
  openCents: z.int().nullable(),
  sentTo: z.string().nullable(),
  /** False if nothing is open, a cheque is in clearing, the invoice is disputed, or another letter is the one to send. */
  canSend: z.boolean(),
});
export type ReminderRow = z.output<typeof ReminderRow>;

const reminderFilters = {
  /** The whole number of the reminder or its invoice, or a part of the client's name. */
  search: text(80).optional(),
  state: z.enum(['TO_SEND', 'SENT']).optional(),
};

const ReminderRequest = z.object({
  requestId: id(),
  state: z.enum(keysOf(reminderRequestStates)),
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  invoiceId: id(),
  invoiceNumber: z.string(),
  dealNo: z.string(),
  to: z.string(),
  /** What is open today. Null once it was answered, so that an invoice which was asked for again counts once. */
  openCents: z.int().nullable(),
  dueOn: z.iso.date(),
  /** The last reminder that was made. */
  lastType: z.literal([1, 2, 3]).nullable(),
  /** Its number, if it still waits to be sent: the next one is made after that. */
  unsent: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
});
export type ReminderRequest = z.output<typeof ReminderRequest>;

const reminderRequestFilters = {
  search: text(80).optional(),
  state: z.enum(keysOf(reminderRequestStates)).optional(),
  /** By the day on which it was asked for. */
  from: day().optional(),
  to: day().optional(),
};

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
  reminders: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/reminders',
    summary:
      'The reminders of open invoices, the newest first: those to send, or those that were sent; by number or client.',
    query: z.strictObject({ ...pageQuery(['Made']), ...reminderFilters }),
    data: page(ReminderRow).extend({ sums: sumsOf('openCents') }),
  }),
  remindersSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/reminders/export',
    summary: 'The list of reminders as an Excel file, by the same filters.',
    query: z.strictObject(reminderFilters),
  }),
  reminderPdf: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/reminders/{id}/pdf',
    summary: 'The reminder as a PDF.',
    params: byId,
    file: pdf,
  }),
  reminderRequests: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/reminder-requests',
    summary:
      'Reminders that salespeople asked for, the newest first, and how they were answered: by number of the invoice, deal or case, by client or who asked, and by day.',
    query: z.strictObject({ ...pageQuery(['Asked']), ...reminderRequestFilters }),
    data: page(ReminderRequest).extend({ sums: sumsOf('openCents') }),
  }),
  reminderRequestsSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/reminder-requests/export',
    summary: 'The list of requests for reminders as an Excel file, by the same filters.',
    query: z.strictObject(reminderRequestFilters),
  }),
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
    body: z.strictObject({ reason: requiredText(300) }),
    message: 'The request is declined.',
    refuses: ['conflict'],
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
