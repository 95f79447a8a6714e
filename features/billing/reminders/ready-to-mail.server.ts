import { desc, eq } from 'drizzle-orm';
import { formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { reminder } from '../tables.server.ts';
import { readReminder } from './printed-reminder.server.ts';
import { requireRemindable } from './remindable.server.ts';

/**
 * Makes a reminder ready to be mailed. It asks for what is open now, and is final from then on: mailed again, it is the same
 * letter. The invoice is locked, so nobody pays it meanwhile.
 * @throws Refusal if there is nothing to remind of, or if this letter is not the one to send
 */
export const readyToMail = async (at: Writing, id: string): Promise<void> => {
  const [row] = await at.db.select({ invoiceId: reminder.invoiceId }).from(reminder).where(eq(reminder.id, id));
  if (!row) throw missing('reminder');
  await requireRemindable(at, row.invoiceId);
  const reminderRow = await readReminder(at, id);
  if (!reminderRow) throw missing('reminder');
  const { printed, wasMailed, openCents } = reminderRow;
  const [last] = await at.db
    .select({ id: reminder.id, number: reminder.number })
    .from(reminder)
    .where(eq(reminder.invoiceId, row.invoiceId))
    .orderBy(desc(reminder.type))
    .limit(1);
  if (last && last.id !== id)
    throw new Refusal('reminder.conflict', `${last.number} was made after ${printed.number}. Send ${last.number}.`);
  if (wasMailed && printed.openCents !== openCents)
    throw new Refusal(
      'reminder.conflict',
      `${printed.number} was mailed and asks for ${formatMoney(printed.openCents)}, but ${formatMoney(openCents)} is open now. Write to the client, or send the next reminder.`,
    );
  if (!wasMailed) await at.db.update(reminder).set({ printed }).where(eq(reminder.id, id));
};
