import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { clearCheque, lockReceipt } from '../receipts/move-receipt.server.ts';
import type { billing } from '../room.calls.ts';
import { bankLine } from '../tables.server.ts';
import { lateWarnings, lockWaiting, waitsAs } from './lines.server.ts';
import { problemOfReceipt } from './matchable-receipts.rules.ts';
import { readReceiptAtBank } from './recorded.server.ts';
import { partOfReturn } from './returned.rules.ts';

type Line = typeof bankLine.$inferSelect;
type Receipt = NonNullable<Awaited<ReturnType<typeof readReceiptAtBank>>>;

/**
 * Matches a line with what finance has recorded of a receipt: a credit with the receipt, a debit with its return or the bank's fee.
 * The line is locked first, then the receipt.
 */
export const matchRecordedReceipt = async (
  at: Writing,
  { params, body }: Input<typeof billing.matchRecordedReceipt>,
) => {
  const line = await lockWaiting(at, params.id);
  await lockReceipt(at, body.receiptId);
  const found = await readReceiptAtBank(at, body.receiptId);
  if (!found) throw missing('receipt');
  const receiptPart = line.cents > 0 ? standingPart(line, found) : returnPart(line, found);
  const { number } = found;
  const warnings = receiptPart === 'STANDING' && !found.clearedOn ? await clear(at, line, found) : [];
  await record(at, {
    aggregate: 'bank',
    aggregateId: line.id,
    action: 'bank.receipt-matched',
    detail: { number, part: receiptPart },
  });
  await at.db
    .update(bankLine)
    .set({ state: 'MATCHED', receiptId: found.receiptId, receiptPart })
    .where(eq(bankLine.id, line.id));
  return { number, warnings };
};

const asNaming = ({ day, cents }: Line) => ({ day, cents, numbers: [] });

const standingPart = (line: Line, found: Receipt) => {
  const problem = problemOfReceipt(found, asNaming(line));
  if (problem) throw new Refusal('bank.conflict', problem, { field: 'receiptId' });
  return 'STANDING' as const;
};

const returnPart = (line: Line, found: Receipt) => {
  const { part, problem } = partOfReturn(found, asNaming(line));
  if (problem !== undefined) throw new Refusal('bank.conflict', problem, { field: 'receiptId' });
  return part;
};

/** The bank has the money of a cheque: it clears on the day of the line. Answers what whoever matches has to know. */
const clear = async (at: Writing, { day }: Line, { receiptId, number }: Receipt): Promise<string[]> => {
  const late = await lateWarnings(at, day);
  const { leftCents } = await clearCheque(at, {
    params: { id: receiptId },
    query: undefined,
    body: { clearedOn: day },
  });
  const left = leftCents > 0 ? [`${formatMoney(leftCents)} of ${number} stays the payer’s credit.`] : [];
  return [...late, ...left];
};

/** Frees a line of a receipt that it did not make: what is recorded stays. */
export const freeRecordedReceipt = async (at: Writing, line: Line): Promise<undefined> => {
  const { number, returnedOn } = await lockReceipt(at, line.receiptId ?? '');
  if (line.receiptPart === 'STANDING' && returnedOn)
    throw new Refusal(
      'bank.conflict',
      `The bank took ${number} back since, and a receipt that went back is not matched anew.`,
    );
  const detail = { number, part: line.receiptPart };
  await record(at, { aggregate: 'bank', aggregateId: line.id, action: 'bank.receipt-freed', detail });
  await at.db
    .update(bankLine)
    .set({ state: waitsAs(line), receiptId: null, receiptPart: null })
    .where(eq(bankLine.id, line.id));
  return undefined;
};
