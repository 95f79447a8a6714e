import { eq } from 'drizzle-orm';
import { readIssuer } from '#features/firm/server/index.ts';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { leftOf } from '../credit-notes/credit-invoice.server.ts';
import type { PrintedReminder } from '../papers/reminder-data.server.ts';
import { invoice, paperMail, reminder } from '../tables.server.ts';

type At = Pick<Reading, 'db' | 'clock'>;
type Given = Pick<PrintedReminder, 'number' | 'type' | 'from'>;

/** The client has so many days to pay after the day of the letter. */
const daysToPay = 7;

/** What a reminder of an invoice prints today. */
export const printedToday = (
  { clock }: Pick<At, 'clock'>,
  of: typeof invoice.$inferSelect,
  { number, type, from }: Given,
): PrintedReminder => {
  const madeOn = today(clock);
  const left = leftOf(of);
  return {
    number,
    type,
    madeOn,
    payBy: addDays(madeOn, daysToPay),
    from,
    to: of.printed.to,
    address: of.printed.address,
    invoice: { number: of.number, issuedOn: of.issuedOn, dueOn: of.dueOn },
    totalCents: left.netCents + left.gstCents,
    openCents: of.openNet + of.openGst,
  };
};

/** A reminder with what it prints: as it was mailed, or as of today while it was not. Undefined if there is none. */
export const readReminder = async (at: At, id: string) => {
  const [found] = await at.db
    .select({ reminder, invoice })
    .from(reminder)
    .innerJoin(invoice, eq(invoice.id, reminder.invoiceId))
    .where(eq(reminder.id, id));
  if (!found) return undefined;
  const { number, type, madeAt, printed } = found.reminder;
  const wasMailed = (await at.db.$count(paperMail, eq(paperMail.paperId, id))) > 0;
  const from = await readIssuer(at.db);
  return {
    invoiceId: found.invoice.id,
    madeAt,
    wasMailed,
    openCents: found.invoice.openNet + found.invoice.openGst,
    printed: wasMailed ? printed : printedToday(at, found.invoice, { number, type, from }),
  };
};
