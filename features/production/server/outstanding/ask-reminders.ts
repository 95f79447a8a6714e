import { askForReminder } from '#features/billing/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../../contract/index.ts';

const mine = `
  SELECT DISTINCT i.id FROM invoice_public i JOIN deal_share_public s ON s.deal_id = i.deal_id AND s.user_id = $1
  WHERE i.id = ANY($2::uuid[]) ORDER BY i.id`;

/** Asks finance for reminders of invoices of the actor's deals: all of them, or none if one of them can't be. */
export const askReminders = async (at: Writing, { body }: Input<typeof production.askReminders>) => {
  const wanted = new Set(body.invoiceIds);
  const found = await ask<{ id: string }>(at.db, mine, [at.actor.userId, [...wanted]]);
  if (found.length < wanted.size) throw missing('invoice');
  for (const { id } of found) await askForReminder(at, id);
  return undefined;
};
