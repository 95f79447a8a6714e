import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

const mine = `
  SELECT DISTINCT i.id FROM invoice_public i JOIN deal_share_public s ON s.deal_id = i.deal_id AND s.user_id = $1
  WHERE i.id = ANY($2::uuid[]) ORDER BY i.id`;

/** Those of these invoices that belong to the actor's deals. */
export const ownInvoices = (at: Writing, invoiceIds: string[]): Promise<{ id: string }[]> =>
  ask(at.db, mine, [at.actor.userId, invoiceIds]);
