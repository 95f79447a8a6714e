import { randomUUID } from 'node:crypto';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { billing } from '../room.calls.ts';
import { makeReminder } from './make-reminders.server.ts';
import { requireRemindable } from './remindable.server.ts';

const insert = `
  INSERT INTO reminder_request (id, invoice_id, asked_by, asked_at) VALUES (:id, :invoiceId, :actor, :now)
  ON CONFLICT (invoice_id) WHERE done_at IS NULL DO NOTHING RETURNING id`;

const finalOf = 'SELECT made_on AS "madeOn" FROM reminder WHERE invoice_id = $1 AND type = 3';

/**
 * Asks the desk to remind of an invoice. Asked twice, also by its co-broker, it is one request. The caller checks whose
 * invoice it is.
 * @throws Refusal if its final reminder was made
 */
export const askForReminder = async (at: Writing, invoiceId: string): Promise<void> => {
  const { number } = await requireRemindable(at, invoiceId);
  const [final] = await ask<{ madeOn: Day }>(at.db, finalOf, [invoiceId]);
  if (final)
    throw new Refusal(
      'reminder.conflict',
      `The final reminder of ${number} was made on ${formatDay(final.madeOn)}. Ask finance what happens next.`,
    );
  const values = { id: randomUUID(), invoiceId, actor: at.actor.userId, now: at.clock.now().toString() };
  const [made] = await ask(at.db, insert, values);
  if (made)
    await record(at, { aggregate: 'invoice', aggregateId: invoiceId, action: 'reminder.asked', detail: { number } });
};

const lock = `
  SELECT invoice_id AS "invoiceId", done_at IS NULL AS "isWaiting", reason IS NOT NULL AS "isQuestion"
  FROM reminder_request WHERE id = $1 FOR UPDATE`;
const close = 'UPDATE reminder_request SET done_by = :by, done_at = :at, declined = :declined WHERE id = :id';

const requireWaiting = async (at: Writing, id: string): Promise<string> => {
  const [request] = await ask<{ invoiceId: string; isWaiting: boolean; isQuestion: boolean }>(at.db, lock, [id]);
  if (!request) throw missing('request');
  if (!request.isWaiting)
    throw new Refusal('reminder.conflict', 'This request was answered already. Load the list again.');
  if (request.isQuestion)
    throw new Refusal(
      'reminder.conflict',
      'The final reminder was made, and the salesperson asks what is next. Answer it.',
    );
  return request.invoiceId;
};

/** Makes the next reminder that was asked for. The desk sends it as any other. */
export const makeAskedReminder = async (at: Writing, { params }: Input<typeof billing.makeAskedReminder>) => {
  const invoiceId = await requireWaiting(at, params.id);
  const { number } = await requireRemindable(at, invoiceId);
  const made = await makeReminder(at, invoiceId, number);
  await ask(at.db, close, { id: params.id, by: at.actor.userId, at: at.clock.now().toString(), declined: null });
  const detail = { number, reminder: made };
  await record(at, { aggregate: 'invoice', aggregateId: invoiceId, action: 'reminder.made-on-request', detail });
  return { number: made };
};

/** Declines a request, with the reason. */
export const declineReminder = async (at: Writing, { params, body }: Input<typeof billing.declineReminder>) => {
  const invoiceId = await requireWaiting(at, params.id);
  await ask(at.db, close, { id: params.id, by: at.actor.userId, at: at.clock.now().toString(), declined: body.reason });
  await record(at, {
    aggregate: 'invoice',
    aggregateId: invoiceId,
    action: 'reminder.declined',
    detail: { reason: body.reason },
  });
  return undefined;
};
