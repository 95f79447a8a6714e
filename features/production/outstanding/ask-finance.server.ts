import { askFinance } from '#features/billing/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { production } from '../room.calls.ts';
import { ownInvoices } from './own-invoices.server.ts';

/** Asks finance what happens with an invoice of the actor's deals after its final reminder. */
export const askFinanceOf = async (at: Writing, { body }: Input<typeof production.askFinance>) => {
  const [invoice] = await ownInvoices(at, [body.invoiceId]);
  if (!invoice) throw missing('invoice');
  await askFinance(at, invoice.id, body.reason);
  return undefined;
};
