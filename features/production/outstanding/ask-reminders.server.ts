import { askForReminder } from '#features/billing/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { production } from '../room.calls.ts';
import { ownInvoices } from './own-invoices.server.ts';

/** Asks finance for reminders of invoices of the actor's deals: all of them, or none if one of them can't be. */
export const askReminders = async (at: Writing, { body }: Input<typeof production.askReminders>) => {
  const wanted = new Set(body.invoiceIds);
  const invoices = await ownInvoices(at, [...wanted]);
  if (invoices.length < wanted.size) throw missing('invoice');
  for (const { id } of invoices) await askForReminder(at, id);
  return undefined;
};
