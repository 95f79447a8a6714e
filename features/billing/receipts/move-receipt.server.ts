import { eq, max } from 'drizzle-orm';
import { post } from '#features/ledger/server/index.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { entryOfClearance, entryOfReturn } from '../entries.rules.ts';
import type { billing } from '../room.calls.ts';
import { allocation, receipt, receiptIntent } from '../tables.server.ts';
import { lockAsOpen, lockToPay, payInvoices, takeBack } from './allocate.server.ts';
import { closedMonthWarnings, postingOf } from './posting-day.server.ts';

type Receipt = typeof receipt.$inferSelect;

/** A cheque has cleared: it pays what it is meant for, as far as that is still open. The rest is the payer's credit. */
export const clearCheque = async (at: Writing, { params, body }: Input<typeof billing.clearCheque>) => {
  const receiptRow = await lockReceipt(at, params.id);
  const { number, cents } = receiptRow;
  if (receiptRow.clearedOn) throw new Refusal('receipt.conflict', `${number} has cleared already.`);
  requireNotReturned(receiptRow);
  requireDay(body.clearedOn >= receiptRow.receivedOn, 'clearedOn', 'This is before the day it was received.');
  requireNotToCome(at, body.clearedOn, 'clearedOn');
  const wanted = await at.db.select().from(receiptIntent).where(eq(receiptIntent.receiptId, receiptRow.id));
  const paid = await lockAsOpen(at, wanted);
  const { postedOn, warnings } = await postingOf(at, body.clearedOn, paid);
  await record(at, {
    aggregate: 'receipt',
    aggregateId: receiptRow.id,
    action: 'receipt.cleared',
    detail: { clearedOn: body.clearedOn },
  });
  await at.db.update(receipt).set({ clearedOn: body.clearedOn }).where(eq(receipt.id, receiptRow.id));
  await post(at, [
    {
      day: body.clearedOn,
      ...(postedOn && { postedOn }),
      event: 'clearance',
      eventId: receiptRow.id,
      text: number,
      lines: entryOfClearance(cents),
    },
  ]);
  await payInvoices(at, { receiptId: receiptRow.id, number, day: body.clearedOn, postedOn }, paid);
  return { leftCents: receiptRow.leftCents - totalOf(paid), warnings };
};

/** A cheque bounced, the bank took money back, or it was entered by mistake: what it paid is open again, and the bank's fee is ours. */
export const returnReceipt = async (at: Writing, { params, body }: Input<typeof billing.returnReceipt>) => {
  const receiptRow = await lockReceipt(at, params.id);
  requireNotReturned(receiptRow);
  await requireReturnDay(at, receiptRow, body.returnedOn);
  const { id, number, cents, clearedOn } = receiptRow;
  const { returnedOn, reason, feeCents } = body;
  const warnings = await closedMonthWarnings(at, returnedOn);
  await record(at, {
    aggregate: 'receipt',
    aggregateId: id,
    action: 'receipt.returned',
    detail: { returnedOn, reason, feeCents },
  });
  await takeBack(at, { receiptId: id }, returnedOn);
  const [{ leftCents = 0 } = {}] = await at.db
    .select({ leftCents: receipt.leftCents })
    .from(receipt)
    .where(eq(receipt.id, id));
  await at.db
    .update(receipt)
    .set({ returnedOn, returnReason: reason, leftCents: leftCents - cents })
    .where(eq(receipt.id, id));
  await post(at, [
    {
      day: returnedOn,
      event: 'receipt returned',
      eventId: id,
      text: number,
      lines: entryOfReturn({ cents, hasCleared: clearedOn !== null, feeCents }),
    },
  ]);
  return { warnings };
};

/** Pays invoices from what is left of a receipt, today. */
export const useCredit = async (at: Writing, { params, body }: Input<typeof billing.useCredit>) => {
  const receipt = await lockReceipt(at, params.id);
  requireNotReturned(receipt);
  if (!receipt.clearedOn) throw new Refusal('receipt.conflict', `${receipt.number} has not cleared yet.`);
  const paid = await lockToPay(at, body.invoices, receipt.receivedOn);
  const leftCents = receipt.leftCents - totalOf(paid);
  if (leftCents < 0)
    throw new Refusal(
      'receipt.conflict',
      `${formatMoney(receipt.leftCents)} of ${receipt.number} is left. Give at most that.`,
      {
        field: 'invoices',
      },
    );
  await record(at, {
    aggregate: 'receipt',
    aggregateId: receipt.id,
    action: 'receipt.credit-used',
    detail: { invoices: paid.map(({ invoice: { number }, total }) => ({ number, cents: total })) },
  });
  await payInvoices(at, { receiptId: receipt.id, number: receipt.number, day: today(at.clock) }, paid);
  return { leftCents };
};

/** A receipt, locked. Every change of one begins with it. */
export const lockReceipt = async (at: Writing, id: string): Promise<Receipt> => {
  const [row] = await at.db.select().from(receipt).where(eq(receipt.id, id)).for('update');
  if (!row) throw missing('receipt');
  return row;
};

const requireNotReturned = ({ number, returnedOn }: Receipt) => {
  if (returnedOn) throw new Refusal('receipt.conflict', `${number} was taken back already.`);
};

const requireDay = (isRight: boolean, field: string, why: string) => {
  if (!isRight) throw new Refusal('receipt.invalid', why, { field });
};

const requireNotToCome = (at: Writing, day: Day, field: string) =>
  requireDay(day <= today(at.clock), field, 'This day is still to come.');

/** The earliest day on which money can go back: after all its other entries, so that none is reversed before it was posted. */
const requireReturnDay = async (at: Writing, { id, number, receivedOn, clearedOn }: Receipt, returnedOn: Day) => {
  requireNotToCome(at, returnedOn, 'returnedOn');
  const [moved] = await at.db
    .select({ day: max(allocation.day) })
    .from(allocation)
    .where(eq(allocation.receiptId, id));
  const earliest = moved?.day ?? clearedOn ?? receivedOn;
  const happened = moved?.day ? 'was last put on an invoice or taken off one' : clearedOn ? 'cleared' : 'was received';
  const why = `The earliest day is ${formatDay(earliest)}, when ${number} ${happened}.`;
  requireDay(returnedOn >= earliest, 'returnedOn', why);
};

const totalOf = (paid: { total: Cents }[]): Cents => paid.reduce((sum, { total }) => sum + total, 0);
