import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { dealBill } from '#features/deal/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import type { Reading } from '#platform/server/context.ts';
import type { billing, ReminderRow } from '../../contract/index.ts';
import { invoice, reminder } from '../tables.ts';

const sentTo = sql<
  string | null
>`(SELECT address FROM paper_mail WHERE paper_id = ${reminder.id} ORDER BY asked_at DESC LIMIT 1)`;

/** Reminders to send are those of invoices that are still open; of several of an invoice, the last. */
const toSend = and(
  sql`${invoice.openNet} + ${invoice.openGst} > 0`,
  isNull(invoice.creditedAt),
  sql`NOT EXISTS (SELECT FROM paper_mail WHERE paper_id = ${reminder.id})`,
  sql`NOT EXISTS (SELECT FROM reminder later WHERE later.invoice_id = ${reminder.invoiceId} AND later.type > ${reminder.type})`,
);

/** The reminders, the newest first. */
export const listReminders = async (
  at: Reading,
  { query }: { query: Input<typeof billing.reminders>['query'] },
): Promise<Page<ReminderRow>> => {
  const where = query.state === 'TO_SEND' ? toSend : query.state === 'SENT' ? sql`${sentTo} IS NOT NULL` : undefined;
  const direction = query.sortDirection === 'asc' ? asc : desc;
  const found = at.db
    .select({
      reminderId: reminder.id,
      number: reminder.number,
      type: reminder.type,
      madeOn: reminder.madeOn,
      billId: invoice.billId,
      invoiceNumber: sql<string>`${invoice.number}`.as('invoice_number'),
      to: sql<string>`${invoice.printed} #>> '{to,text}'`.as('to_text'),
      email: dealBill.email,
      openCents: sql<number>`${invoice.openNet} + ${invoice.openGst}`.as('open_cents'),
      sentTo: sentTo.as('sent_to'),
    })
    .from(reminder)
    .innerJoin(invoice, eq(invoice.id, reminder.invoiceId))
    .innerJoin(dealBill, eq(dealBill.id, invoice.billId))
    .where(where)
    .$dynamic();
  const totalRecords = await at.db.$count(found.as('found'));
  const rows = await found
    .orderBy(direction(reminder.madeOn), direction(reminder.number))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return { rows, totalRecords };
};
