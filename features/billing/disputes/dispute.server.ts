import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockInvoice } from '../credit-notes/credit-invoice.server.ts';
import type { billing } from '../room.calls.ts';
import { invoice } from '../tables.server.ts';

/** Marks an open invoice as disputed. Nothing is posted: the client owes it as before. */
export const disputeInvoice = async (at: Writing, { params, body }: Input<typeof billing.disputeInvoice>) => {
  const { id, number, openNet, openGst, disputedAt } = await lockInvoice(at, params.id);
  if (openNet + openGst === 0)
    throw new Refusal('invoice.conflict', `Nothing is open of ${number}, so it can’t be disputed.`);
  if (disputedAt)
    throw new Refusal('invoice.conflict', `${number} is marked as disputed already. Resolve that dispute first.`);
  const { reason } = body;
  await record(at, { aggregate: 'invoice', aggregateId: id, action: 'invoice.disputed', detail: { number, reason } });
  await at.db
    .update(invoice)
    .set({ disputedAt: at.clock.now().toString(), disputedBy: at.actor.userId, disputeReason: reason })
    .where(eq(invoice.id, id));
  return undefined;
};

/** Takes the mark off. Its reason, and how the dispute ended, stay in the audit trail. */
export const resolveDispute = async (at: Writing, { params, body }: Input<typeof billing.resolveDispute>) => {
  const { id, number, disputedAt, disputeReason } = await lockInvoice(at, params.id);
  if (!disputedAt) throw new Refusal('invoice.conflict', `${number} is not marked as disputed. Load it again.`);
  const detail = { number, reason: disputeReason, note: body.note };
  await record(at, { aggregate: 'invoice', aggregateId: id, action: 'invoice.dispute-resolved', detail });
  await at.db
    .update(invoice)
    .set({ disputedAt: null, disputedBy: null, disputeReason: null })
    .where(eq(invoice.id, id));
  return undefined;
};

/** Why a disputed invoice is not reminded of. The reason of the dispute stays with those who may read it. */
export const disputed = (number: string) =>
  new Refusal(
    'reminder.conflict',
    `${number} is disputed. No reminder is made or sent until finance has resolved the dispute.`,
  );
