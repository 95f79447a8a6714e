import { formatDay } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { disputed } from '../disputes/dispute.server.ts';
import { chequeInClearing } from './can-be-sent.server.ts';
import { notRemindable } from './remindable.rules.ts';

type InvoiceRow = {
  number: string;
  dueOn: string;
  isCredited: boolean;
  isOpen: boolean;
  isDisputed: boolean;
  hasCheque: boolean;
};

const invoiceOf = `
  SELECT i.number, i.due_on AS "dueOn", i.credited_at IS NOT NULL AS "isCredited", i.open_net + i.open_gst > 0 AS "isOpen",
         i.disputed_at IS NOT NULL AS "isDisputed", ${chequeInClearing('i.id')} AS "hasCheque"
  FROM invoice i WHERE i.id = $1 FOR UPDATE OF i`;

const conflict = (why: string) => new Refusal('reminder.conflict', why);

type Open = Pick<InvoiceRow, 'number' | 'dueOn' | 'isDisputed' | 'hasCheque'>;

/** Locks an invoice and refuses one that is paid or credited. */
export const requireOpen = async (at: Writing, invoiceId: string): Promise<Open> => {
  const [invoice] = await ask<InvoiceRow>(at.db, invoiceOf, [invoiceId]);
  if (!invoice) throw missing('invoice');
  if (invoice.isCredited) throw conflict(`${invoice.number} was credited. There is nothing to remind of.`);
  if (!invoice.isOpen) throw conflict(`Nothing is open of ${invoice.number}. There is nothing to remind of.`);
  return invoice;
};

/**
 * Locks an invoice and refuses a reminder of it if it is paid, credited, disputed or not due yet, or if a cheque is about to
 * pay it. Answers its number.
 */
export const requireRemindable = async (at: Writing, invoiceId: string): Promise<{ number: string }> => {
  const invoice = await requireOpen(at, invoiceId);
  const { number, dueOn } = invoice;
  const why = notRemindable(invoice, today(at.clock));
  if (why === 'DISPUTED') throw disputed(number);
  if (why === 'NOT_LATE') throw conflict(`${number} is due on ${formatDay(dueOn)}. Ask again after that day.`);
  if (why === 'CHEQUE') throw conflict(`A cheque for ${number} is in clearing. Wait until it has cleared.`);
  return { number };
};
