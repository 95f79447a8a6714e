import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { dealBillPublic } from '#features/deal/server/index.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { type ReminderRow, reminderList } from '../papers/papers.calls.ts';
import { invoice, reminder } from '../tables.server.ts';
import { canBeSent, wasMailed } from './can-be-sent.server.ts';

const sentTo = sql<
  string | null
>`(SELECT address FROM paper_mail WHERE paper_id = ${reminder.id} ORDER BY asked_at DESC, id LIMIT 1)`;

const canSend = sql.raw(canBeSent('reminder', 'invoice')) as SQL<boolean>;
const toSend = sql`${canSend} AND NOT ${sql.raw(wasMailed('reminder'))}`;

/** What is open of the invoice, said with its last reminder alone, so that a sum counts it once. */
const openAtLast = sql<number | null>`CASE WHEN NOT EXISTS (
  SELECT FROM reminder later WHERE later.invoice_id = ${reminder.invoiceId} AND later.type > ${reminder.type}
) THEN ${invoice.openNet} + ${invoice.openGst} END`;

const isFound = (search: string): SQL | undefined =>
  or(
    eq(reminder.number, search.toUpperCase()),
    eq(invoice.number, search.toUpperCase()),
    hasWords(search, invoice.search),
  );

const columns = {
  reminderId: reminder.id,
  number: reminder.number,
  type: sql<ReminderRow['type']>`${reminder.type}`,
  madeOn: reminder.madeOn,
  billId: sql<string>`${invoice.billId}`,
  invoiceNumber: sql<string>`${invoice.number}`,
  to: sql<string>`${invoice.printed} #>> '{to,text}'`,
  email: sql<string>`${dealBillPublic.email}`,
  openCents: openAtLast,
  sentTo,
  canSend,
};

const reminderWords = { 1: 'First', 2: 'Second', 3: 'Final' } as const;

export const reminders = serveList(reminderList, {
  name: 'reminders',
  title: 'Reminders',
  action: 'billing.reminders-exported',
  last: 'number',
  rows: ({ db }, { search, state }) =>
    db
      .select(aliased(columns))
      .from(reminder)
      .leftJoin(invoice, eq(invoice.id, reminder.invoiceId))
      .leftJoin(dealBillPublic, eq(dealBillPublic.id, invoice.billId))
      .where(
        and(
          search ? isFound(search) : undefined,
          state === 'TO_SEND' ? toSend : state === 'SENT' ? sql`${sentTo} IS NOT NULL` : undefined,
        ),
      ),
  also: [{ header: 'Which', kind: 'text', width: 10, value: ({ type }) => reminderWords[type], after: 'number' }],
});
