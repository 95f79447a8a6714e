import { randomUUID } from 'node:crypto';
import { notify, settleAll } from '#features/notifications/index.server.ts';
import { idsAtDesk } from '#features/people/index.server.ts';
import { type Day, dayOf, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { billing } from '../room.calls.ts';
import { type NotAskable, notAskable } from './remindable.rules.ts';
import { requireOpen } from './remindable.server.ts';

export const financeAsked: NotificationKind = {
  key: 'financeAsked',
  label: 'Questions about invoices',
  help: 'A salesperson asks what happens after the final reminder',
  action: 'Read and answer',
  who: 'desk:finance',
  isFor: ({ role, desks }) => role === 'staff' && desks.includes('finance'),
};

export const financeAnswered: NotificationKind = {
  key: 'financeAnswered',
  label: 'Answers of finance',
  help: 'Finance answered what I asked about an invoice',
  action: 'Read the answer',
  isFor: ({ role }) => role === 'salesperson',
};

const keyOf = (id: string) => `finance-asked.${id}`;

const reminded = `
  SELECT (SELECT max(type) FROM reminder WHERE invoice_id = $1) AS "lastType",
         (SELECT asked_at FROM reminder_request WHERE invoice_id = $1 AND done_at IS NULL) AS "askedAt"`;

type Standing = { lastType: 1 | 2 | 3 | null; askedAt: string | null };

const insert = `
  INSERT INTO reminder_request (id, invoice_id, asked_by, asked_at, reason) VALUES (:id, :invoiceId, :actor, :now, :reason)`;

/**
 * Asks finance what happens with an open invoice after its final reminder. The caller checks whose invoice it is.
 * @throws Refusal if the final reminder was not made yet, or if a request waits
 */
export const askFinance = async (at: Writing, invoiceId: string, reason: string): Promise<void> => {
  const { number } = await requireOpen(at, invoiceId);
  const [row] = await ask<Standing>(at.db, reminded, [invoiceId]);
  const { lastType = null, askedAt = null } = row ?? {};
  const why = notAskable({ lastType, isAsked: askedAt !== null });
  if (why) throw new Refusal('reminder.conflict', sentences[why](number, askedAt));
  const id = randomUUID();
  await ask(at.db, insert, { id, invoiceId, actor: at.actor.userId, now: at.clock.now().toString(), reason });
  await record(at, {
    aggregate: 'invoice',
    aggregateId: invoiceId,
    action: 'reminder.finance-asked',
    detail: { number, reason },
  });
  await notify(at, financeAsked, {
    to: await idsAtDesk(at.db, 'finance'),
    key: keyOf(id),
    title: `A salesperson asks about ${number}`,
    line: 'It is still open after the final reminder. Read the reason and answer.',
    link: `/agency-desk/finance/reminders/requests?state=WAITING&search=${number}`,
  });
};

const sentences: Record<NotAskable, (number: string, askedAt: string | null) => string> = {
  ASKED: (number, askedAt) =>
    `Finance was asked about ${number}${askedAt ? ` on ${formatDay(dayOf(askedAt))}` : ''} and has not answered yet. Wait for the answer, then ask again.`,
  NOT_FINAL: (number) =>
    `The final reminder of ${number} was not made yet. Send a reminder, and ask finance after the final one.`,
};

const lock = `
  SELECT q.invoice_id AS "invoiceId", i.number, i.deal_id AS "dealId", q.asked_by AS "askedBy", q.done_at IS NULL AS "isWaiting",
         q.reason IS NOT NULL AS "isQuestion"
  FROM reminder_request q JOIN invoice i ON i.id = q.invoice_id WHERE q.id = $1 FOR UPDATE OF q`;

type Question = {
  invoiceId: string;
  number: string;
  dealId: string;
  askedBy: string;
  isWaiting: boolean;
  isQuestion: boolean;
};

const close = 'UPDATE reminder_request SET done_by = :by, done_at = :at, answer = :answer WHERE id = :id';

/** Answers what a salesperson asked about an invoice. It may be paid meanwhile. */
export const answerReminderRequest = async (
  at: Writing,
  { params: { id }, body: { answer } }: Input<typeof billing.answerReminderRequest>,
) => {
  const [question] = await ask<Question>(at.db, lock, [id]);
  if (!question) throw missing('request');
  const { invoiceId, number, dealId, askedBy, isWaiting, isQuestion } = question;
  if (!isWaiting) throw new Refusal('reminder.conflict', 'This request was answered already. Load the list again.');
  if (!isQuestion) throw new Refusal('reminder.conflict', 'This request is for a reminder. Make it, or decline.');
  await ask(at.db, close, { id, by: at.actor.userId, at: at.clock.now().toString(), answer });
  await record(at, {
    aggregate: 'invoice',
    aggregateId: invoiceId,
    action: 'reminder.finance-answered',
    detail: { number, answer },
  });
  await settleAll(at, [keyOf(id)]);
  await notify(at, financeAnswered, {
    to: [askedBy],
    key: `finance-answered.${id}`,
    title: `Finance answered about ${number}`,
    line: 'The answer is shown beside the invoice.',
    // Not among the open invoices, where it is no more once it is paid.
    link: `/my-productions/submitted-deal?open=${dealId}`,
  });
  return undefined;
};

type QuestionOfDeal = {
  invoiceId: string;
  askedBy: string;
  askedOn: Day;
  answeredOn: Day | null;
  reason: string;
  answer: string | null;
};

/** Questions to finance about the invoices of a deal after their final reminders, with the answers, the oldest first. */
export const questionsOfDeal = (at: Reading, dealId: string): Promise<QuestionOfDeal[]> =>
  ask(
    at.db,
    `SELECT q.invoice_id AS "invoiceId", q.asked_by AS "askedBy", (q.asked_at AT TIME ZONE 'Asia/Singapore')::date AS "askedOn",
            (q.done_at AT TIME ZONE 'Asia/Singapore')::date AS "answeredOn", q.reason, q.answer
     FROM reminder_request q JOIN invoice i ON i.id = q.invoice_id
     WHERE i.deal_id = $1 AND q.reason IS NOT NULL ORDER BY q.asked_at, q.id`,
    [dealId],
  );
