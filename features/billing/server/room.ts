import { sql } from 'drizzle-orm';
import { contactEvents } from '#features/contacts/server/index.ts';
import { openInMonth } from '#features/ledger/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart, keyDateSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { Overview } from '../contract/reports.ts';
import { financeCard } from '../words.ts';
import { demoBilling } from './demo-billing.ts';
import { mailPaperJob } from './papers/mail-paper.ts';
import { remindersJob } from './reminders/make-reminders.ts';
import { readInvoiceDates } from './reports/key-dates.ts';
import { invoicesOfContacts } from './reports/of-contacts.ts';
import { billingOpenInMonth } from './reports/open-in-month.ts';
import { readOverview } from './reports/overview.ts';
import { sealedRefunds } from './requests/refunds.ts';
import { billingRoutes } from './routes.ts';
import { bankLine, gstFiling, invoice, moneyRequest, proForma, receipt } from './tables.ts';

const nameOfRequest = sql<string>`coalesce(
  (SELECT number FROM invoice WHERE id = "money_request"."invoice_id"),
  (SELECT number FROM receipt WHERE id = "money_request"."receipt_id"))`;

export const room: Room = {
  sealed: sealedRefunds,
  routes: billingRoutes,
  jobs: (services) => [mailPaperJob(services), remindersJob(services)],
  demo: demoBilling,
  offers: [
    dashboardPart(financeCard, Overview, readOverview),
    offer(keyDateSources, readInvoiceDates),
    offer(contactEvents, invoicesOfContacts),
    ...billingOpenInMonth.map((each) => offer(openInMonth, each)),
    offer(auditedKinds, { aggregate: 'invoice', names: namesIn(invoice, invoice.id, invoice.number) }),
    offer(auditedKinds, { aggregate: 'receipt', names: namesIn(receipt, receipt.id, receipt.number) }),
    offer(auditedKinds, { aggregate: 'pro-forma', names: namesIn(proForma, proForma.id, proForma.number) }),
    offer(auditedKinds, { aggregate: 'request', names: namesIn(moneyRequest, moneyRequest.id, nameOfRequest) }),
    offer(auditedKinds, { aggregate: 'gst', names: namesIn(gstFiling, gstFiling.quarter, gstFiling.quarter) }),
    offer(auditedKinds, { aggregate: 'bank', names: namesIn(bankLine, bankLine.id, bankLine.reference) }),
  ],
};
