import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { dealBill } from '#features/deal/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { statementOf } from '#platform/server/database/statement-of.ts';
import type { billing, ReminderRow } from '../../contract/index.ts';
import { invoice, reminder } from '../tables.ts';
import { canBeSent, wasMailed } from './can-be-sent.ts';

const sentTo = sql<
  string | null
>`(SELECT address FROM paper_mail WHERE paper_id = ${reminder.id} ORDER BY asked_at DESC LIMIT 1)`;

const canSend = sql.raw(canBeSent('reminder', 'invoice')) as SQL<boolean>;
const toSend = sql`${canSend} AND NOT ${sql.raw(wasMailed('reminder'))}`;

/** What is open of the invoice, said with its last reminder alone, so that a sum counts it once. */
const openAtLast = sql<number | null>`CASE WHEN NOT EXISTS (
  SELECT FROM reminder later WHERE later.invoice_id = ${reminder.invoiceId} AND later.type > ${reminder.type}
) THEN ${invoice.openNet} + ${invoice.openGst} END`;

type Filters = Input<typeof billing.remindersSheet>['query'];

const isFound = (search: string): SQL | undefined =>
  or(
    eq(reminder.number, search.toUpperCase()),
    eq(invoice.number, search.toUpperCase()),
    ilike(invoice.billTo, containing(search)),
  );

/** The reminders that the filters choose, their columns named for a file. */
export const remindersWhere = (db: Db, { search, state }: Filters) =>
  db
    .select({
      reminderId: sql<string>`${reminder.id}`.as('reminderId'),
      number: sql<string>`${reminder.number}`.as('number'),
      type: sql<ReminderRow['type']>`${reminder.type}`.as('type'),
      madeOn: sql<Day>`${reminder.madeOn}`.as('madeOn'),
      billId: sql<string>`${invoice.billId}`.as('billId'),
      invoiceNumber: sql<string>`${invoice.number}`.as('invoiceNumber'),
      to: sql<string>`${invoice.printed} #>> '{to,text}'`.as('to'),
      email: sql<string>`${dealBill.email}`.as('email'),
      openCents: openAtLast.as('openCents'),
      sentTo: sentTo.as('sentTo'),
      canSend: canSend.as('canSend'),
    })
    .from(reminder)
    .leftJoin(invoice, eq(invoice.id, reminder.invoiceId))
    .leftJoin(dealBill, eq(dealBill.id, invoice.billId))
    .where(
      and(
        search ? isFound(search) : undefined,
        state === 'TO_SEND' ? toSend : state === 'SENT' ? sql`${sentTo} IS NOT NULL` : undefined,
      ),
    )
    .$dynamic();

/** The reminders, the newest first. */
export const listReminders = (at: Reading, { query }: { query: Input<typeof billing.reminders>['query'] }) => {
  const direction = query.sortDirection;
  return readPage<ReminderRow, 'openCents'>(at, statementOf(remindersWhere(at.db, query)), query, {
    order: `"madeOn" ${direction}, number ${direction}`,
    summed: ['openCents'],
  });
};
