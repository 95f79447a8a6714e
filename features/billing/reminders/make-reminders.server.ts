import { eq } from 'drizzle-orm';
import { readIssuer, takePaperNumbers } from '#features/firm/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { PrintedReminder, ReminderType } from '../papers/reminder-data.server.ts';
import { reminderDays } from '../room.settings.ts';
import { invoice, reminder } from '../tables.server.ts';
import { chequeInClearing, wasSent } from './can-be-sent.server.ts';
import { printedToday } from './printed-reminder.server.ts';

/** So many are made in one transaction. */
const batch = 200;

/**
 * Invoices that are due for their next reminder. Disputed ones, those that wait for a cheque and those of closed deals are left out,
 * but forfeited deposits are not. The first reminder follows so many days after the due date, each next one after the one
 * before was sent, since the final one says that there were two.
 */
const due = `
  SELECT i.id AS "invoiceId", coalesce(last.type, 0) + 1 AS type
  FROM invoice i
  JOIN deal_public d ON d.id = i.deal_id JOIN deal_bill_public b ON b.id = i.bill_id AND b.is_forfeiture = (d.state <> 'OPEN')
  LEFT JOIN LATERAL (SELECT id, type, invoice_id FROM reminder WHERE invoice_id = i.id ORDER BY type DESC LIMIT 1) last ON true
  WHERE i.open_net + i.open_gst > 0 AND i.disputed_at IS NULL AND coalesce(last.type, 0) < 3
    AND i.due_on + ($2::int[])[coalesce(last.type, 0) + 1] <= $1
    AND (last.id IS NULL OR ${wasSent('last')})
    AND NOT ${chequeInClearing('i.id')}
  ORDER BY i.due_on, i.id LIMIT ${batch} FOR UPDATE OF i`;

/** One makes reminders at a time: who comes second sees those that the first one made, and makes none of them again. */
const lockReminders = (at: Writing<Actor | null>) =>
  ask(at.db, "SELECT pg_advisory_xact_lock(hashtextextended('billing.reminders', 0))");

/** Makes the reminders of today, each of three once. The desk sends them. Answers how many were made. */
export const makeReminders = async (at: Writing<Actor | null>): Promise<number> => {
  await lockReminders(at);
  const { first, second, third } = await readSetting(at.db, reminderDays);
  const dueReminders = await ask<{ invoiceId: string; type: ReminderType }>(at.db, due, [
    today(at.clock),
    [first, second, third],
  ]);
  if (dueReminders.length === 0) return 0;
  const from = await readIssuer(at.db);
  const numbers = await takePaperNumbers(at, 'RM', dueReminders.length);
  for (const [index, { invoiceId, type }] of dueReminders.entries())
    await insertReminder(at, { invoiceId, type, number: numbers[index] ?? '', from });
  return dueReminders.length;
};

type Made = { invoiceId: string; type: ReminderType; number: string; from: PrintedReminder['from'] };

const insertReminder = async (at: Writing<Actor | null>, { invoiceId, type, number, from }: Made) => {
  const [invoiceRow] = await at.db.select().from(invoice).where(eq(invoice.id, invoiceId));
  if (!invoiceRow) return;
  const printed = printedToday(at, invoiceRow, { number, type, from });
  await at.db.insert(reminder).values({
    number,
    invoiceId,
    type,
    madeOn: printed.madeOn,
    madeAt: at.clock.now().toString(),
    printed,
  });
};

const lastOf = `
  SELECT type, ${wasSent('reminder')} AS "wasSent" FROM reminder WHERE invoice_id = $1 ORDER BY type DESC LIMIT 1`;
const ordinals = { 1: 'first', 2: 'second', 3: 'final' } as const;

/**
 * Makes the next reminder of an invoice now. Answers its number.
 * @throws Refusal if all three were made, or if the one before was not sent yet
 */
export const makeReminder = async (at: Writing, invoiceId: string, invoiceNumber: string): Promise<string> => {
  await lockReminders(at);
  const [last] = await ask<{ type: ReminderType; wasSent: boolean }>(at.db, lastOf, [invoiceId]);
  if (last?.type === 3)
    throw new Refusal(
      'reminder.conflict',
      `All three reminders of ${invoiceNumber} were made. Send the final one again, or decline.`,
    );
  const type = ((last?.type ?? 0) + 1) as ReminderType;
  if (last && !last.wasSent)
    throw new Refusal(
      'reminder.conflict',
      `Send the ${ordinals[last.type]} reminder of ${invoiceNumber} before the ${ordinals[type]} is made.`,
    );
  const from = await readIssuer(at.db);
  const [number = ''] = await takePaperNumbers(at, 'RM', 1);
  await insertReminder(at, { invoiceId, type, number, from });
  return number;
};

export const remindersJob = (services: Services): Job => ({
  name: 'billing.make-reminders',
  everyCron: '30 6 * * *',
  run: async () => {
    const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
    while ((await transact(at, makeReminders)) === batch);
  },
});
