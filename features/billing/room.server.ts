import { sql } from 'drizzle-orm';
import { contactEvents } from '#features/contacts/index.server.ts';
import { openInMonth } from '#features/ledger/server/index.ts';
import { auditedKinds, eachOf, namesIn, numberedIn, wordsIn } from '#platform/server/audit/described.ts';
import { keyDateSources, queueSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { paperKinds, receiptMethods, requestKinds } from './billing.words.ts';
import { demoBilling } from './demo.server.ts';
import { mailPaperJob } from './papers/mail-paper.server.ts';
import { paymentsOfContacts } from './receipts/of-contacts.server.ts';
import { financeAnswered, financeAsked } from './reminders/ask-finance.server.ts';
import { remindersJob } from './reminders/make-reminders.server.ts';
import { readInvoiceDates } from './reports/key-dates.server.ts';
import { invoicesOfContacts } from './reports/of-contacts.server.ts';
import { billingOpenInMonth } from './reports/open-in-month.server.ts';
import { billingQueues } from './reports/overview.server.ts';
import { sealedRefunds } from './requests/refunds.server.ts';
import { billingRoutes } from './routes.server.ts';
import {
  bankImport,
  bankLine,
  creditNote,
  gstFiling,
  invoice,
  moneyRequest,
  proForma,
  receipt,
  reminder,
} from './tables.server.ts';

const nameOfRequest = sql<string>`coalesce(
  (SELECT number FROM invoice WHERE id = "money_request"."invoice_id"),
  (SELECT number FROM receipt WHERE id = "money_request"."receipt_id"))`;

const invoices = numberedIn(invoice, invoice.id, invoice.number);
const receipts = numberedIn(receipt, receipt.id, receipt.number);
const proFormas = numberedIn(proForma, proForma.id, proForma.number);
const creditNotes = numberedIn(creditNote, creditNote.id, creditNote.number);
const reminders = numberedIn(reminder, reminder.id, reminder.number);
const lines = { names: namesIn(bankLine, bankLine.id, bankLine.reference) };
const imports = { names: namesIn(bankImport, bankImport.id, bankImport.file) };

export const room: Room = {
  sealed: sealedRefunds,
  routes: billingRoutes,
  jobs: (services) => [mailPaperJob(services), remindersJob(services)],
  notices: [financeAsked, financeAnswered],
  demo: demoBilling,
  offers: [
    offer(queueSources, billingQueues),
    offer(keyDateSources, readInvoiceDates),
    offer(contactEvents, invoicesOfContacts),
    offer(contactEvents, paymentsOfContacts),
    ...billingOpenInMonth.map((each) => offer(openInMonth, each)),
    offer(auditedKinds, { aggregate: 'invoice', words: 'Invoice', ...invoices }),
    offer(auditedKinds, {
      aggregate: 'receipt',
      words: 'Receipt',
      ...receipts,
      values: { method: wordsIn(receiptMethods) },
    }),
    offer(auditedKinds, { aggregate: 'pro-forma', words: 'Pro forma invoice', ...proFormas }),
    offer(auditedKinds, {
      aggregate: 'request',
      words: 'Finance approval',
      names: namesIn(moneyRequest, moneyRequest.id, nameOfRequest),
      values: { kind: wordsIn(requestKinds) },
    }),
    offer(auditedKinds, {
      aggregate: 'gst',
      words: 'GST return',
      names: namesIn(gstFiling, gstFiling.quarter, gstFiling.quarter),
    }),
    offer(auditedKinds, {
      aggregate: 'paper',
      words: 'Emailed paper',
      ...eachOf(invoices, receipts, proFormas, creditNotes, reminders),
      values: { kind: wordsIn(paperKinds) },
    }),
    offer(auditedKinds, { aggregate: 'bank', words: 'Bank statement', ...eachOf(lines, imports) }),
  ],
};
