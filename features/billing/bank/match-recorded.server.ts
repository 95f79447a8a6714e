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
  const receipt = await readReceiptAtBank(at, body.receiptId);
  if (!receipt) throw missing('receipt');
  const receiptPart = line.cents > 0 ? standingPart(line, receipt) : returnPart(line, receipt);
  const { number } = receipt;
  const warnings = receiptPart === 'STANDING' && !receipt.clearedOn ? await clear(at, line, receipt) : [];
  await record(at, {
    aggregate: 'bank',
    aggregateId: line.id,
    action: 'bank.receipt-matched',
    detail: { number, part: receiptPart },
  });
  await at.db
    .update(bankLine)
    .set({ state: 'MATCHED', receiptId: receipt.receiptId, receiptPart })
    .where(eq(bankLine.id, line.id));
  return { number, warnings };
};

const asNaming = ({ day, cents }: Line) => ({ day, cents, numbers: [] });

const standingPart = (line: Line, receipt: Receipt) => {
  const problem = problemOfReceipt(receipt, asNaming(line));
  if (problem) throw new Refusal('bank.conflict', problem, { field: 'receiptId' });
  return 'STANDING' as const;
};

const returnPart = (line: Line, receipt: Receipt) => {
  const { part, problem } = partOfReturn(receipt, asNaming(line));
  if (problem !== undefined) throw new Refusal('bank.conflict', problem, { field: 'receiptId' });
  return part;
};

/** Clears a cheque on the day of the bank's line. Answers the notes that the person who matches should read. */
const clear = async (at: Writing, { day }: Line, { receiptId, number }: Receipt): Promise<string[]> => {
  const late = await lateWarnings(at, day);
  const { leftCents } = await clearCheque(at, {
    params: { id: receiptId },
    query: undefined,
    body: { clearedOn: day },
  });
  const credit = leftCents > 0 ? [`${formatMoney(leftCents)} of ${number} stays the payer’s credit.`] : [];
  return [...late, ...credit];
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
