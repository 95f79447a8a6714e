import { eq } from 'drizzle-orm';
import { readIssuer } from '#features/firm/server/index.ts';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { leftOf } from '../credit-notes/credit-invoice.server.ts';
import type { PrintedReminder } from '../papers/reminder-data.server.ts';
import { invoice, paperMail, reminder } from '../tables.server.ts';

type At = Pick<Reading, 'db' | 'clock'>;
type ReminderFacts = Pick<PrintedReminder, 'number' | 'type' | 'from'>;

/** The client has so many days to pay after the day of the letter. */
const daysToPay = 7;

/** What a reminder of an invoice prints today. */
export const printedToday = (
  { clock }: Pick<At, 'clock'>,
  invoiceRow: typeof invoice.$inferSelect,
  { number, type, from }: ReminderFacts,
): PrintedReminder => {
  const madeOn = today(clock);
  const remaining = leftOf(invoiceRow);
  return {
    number,
    type,
    madeOn,
    payBy: addDays(madeOn, daysToPay),
    from,
    to: invoiceRow.printed.to,
    address: invoiceRow.printed.address,
    invoice: { number: invoiceRow.number, issuedOn: invoiceRow.issuedOn, dueOn: invoiceRow.dueOn },
    totalCents: remaining.netCents + remaining.gstCents,
    openCents: invoiceRow.openNet + invoiceRow.openGst,
  };
};

/** A reminder with what it prints: as it was mailed, or as of today while it was not. Undefined if there is none. */
export const readReminder = async (at: At, id: string) => {
  const [row] = await at.db
    .select({ reminder, invoice })
    .from(reminder)
    .innerJoin(invoice, eq(invoice.id, reminder.invoiceId))
    .where(eq(reminder.id, id));
  if (!row) return undefined;
  const { number, type, madeAt, printed } = row.reminder;
  const wasMailed = (await at.db.$count(paperMail, eq(paperMail.paperId, id))) > 0;
  const from = await readIssuer(at.db);
  return {
    invoiceId: row.invoice.id,
    madeAt,
    wasMailed,
    openCents: row.invoice.openNet + row.invoice.openGst,
    printed: wasMailed ? printed : printedToday(at, row.invoice, { number, type, from }),
  };
};
