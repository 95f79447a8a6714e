import { eq } from 'drizzle-orm';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { fieldText } from '#platform/contract/fields.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { bankStates, type ReceiptMethod } from '../billing.words.ts';
import { returnReceipt } from '../receipts/move-receipt.server.ts';
import { recordReceipt } from '../receipts/record-receipt.server.ts';
import type { billing } from '../room.calls.ts';
import { bankLine } from '../tables.server.ts';
import { lockLine, waitsAs } from './lines.server.ts';
import { freeRecordedReceipt } from './match-recorded.server.ts';
import { namingsOf } from './naming.server.ts';
import { type BankPayments, warnOfPayment } from './payments.server.ts';
import { recordedOf } from './recorded.server.ts';
import { paysNothing, takenBackOn } from './reversals.server.ts';

/** Makes a receipt of a line. The line is locked first, so that it becomes one receipt at most. */
export const matchBankLine =
  (payments: BankPayments) =>
  async (at: Writing, { params, body }: Input<typeof billing.matchBankLine>) => {
    const line = await lockLine(at, params.id);
    if (line.state !== 'NEW')
      throw new Refusal('bank.conflict', `This line is not to match: ${bankStates[line.state].toLowerCase()}.`);
    const warnings = await warnOfPayment(at, payments, line);
    const namings = await namingsOf(at, [{ ...line, lineId: line.id }]);
    const [twin] = (await recordedOf(at, namings)).get(line.id) ?? [];
    const { payer, invoices } = body;
    const { day: receivedOn, cents, reference } = line;
    const made = await recordReceipt(at, {
      body: { method: methodOf(line), payer, reference: fieldText(reference, 60), receivedOn, cents, invoices },
    });
    await at.db
      .update(bankLine)
      .set({ state: 'MATCHED', receiptId: made.receiptId, receiptPart: 'MADE' })
      .where(eq(bankLine.id, line.id));
    made.warnings.push(...warnings, ...(await reversalWarnings(at, line)));
    if (twin)
      made.warnings.push(
        `${twin.number} has the same amount and is matched with no line of the bank. If it is the same payment, undo this match.`,
      );
    return made;
  };

const reversalWarnings = async (at: Writing, line: typeof bankLine.$inferSelect): Promise<string[]> => {
  const day = (await takenBackOn(at, [line.id])).get(line.id);
  if (day) return [`The bank took this money back on ${formatDay(day)}. If it is not there any more, undo this match.`];
  return paysNothing(line)
    ? ['The bank calls this line a reversal of an earlier entry. If nobody paid it, undo this match.']
    : [];
};

/** Frees a line of its receipt. A receipt that the line made is taken back; what finance recorded by hand stays. */
export const unmatchBankLine = async (at: Writing, { params }: Input<typeof billing.unmatchBankLine>) => {
  const line = await lockLine(at, params.id);
  if (!line.receiptId) throw new Refusal('bank.conflict', 'This line is not matched.');
  if (line.receiptPart !== 'MADE') return freeRecordedReceipt(at, line);
  await at.db
    .update(bankLine)
    .set({ state: 'NEW', receiptId: null, receiptPart: null })
    .where(eq(bankLine.id, line.id));
  await returnReceipt(at, {
    params: { id: line.receiptId },
    query: undefined,
    body: { returnedOn: today(at.clock), reason: 'Matched by mistake', feeCents: 0 },
  });
  return undefined;
};

/** Sets a line aside that pays no invoice and is no payment of ours, or takes it up again. */
export const setBankLineAside = async (at: Writing, { params, body }: Input<typeof billing.setBankLineAside>) => {
  const line = await lockLine(at, params.id);
  const waits = waitsAs(line);
  const from = body.aside ? waits : 'SET_ASIDE';
  if (line.state === 'FOREIGN')
    throw new Refusal('bank.conflict', 'This line is in another currency. It waits for nothing, and is not set aside.');
  if (line.state !== from)
    throw new Refusal('bank.conflict', `This line is not ${bankStates[from].toLowerCase()}. Load the list again.`);
  const note = body.aside ? body.note : '';
  await record(at, {
    aggregate: 'bank',
    aggregateId: line.id,
    action: body.aside ? 'bank.set-aside' : 'bank.taken-up',
    detail: { note },
  });
  await at.db
    .update(bankLine)
    .set({ state: body.aside ? 'SET_ASIDE' : waits, note })
    .where(eq(bankLine.id, line.id));
  return undefined;
};

/** Guesses the method of payment from the bank's text. */
const methodOf = ({ reference, payer }: { reference: string; payer: string }): ReceiptMethod => {
  const text = `${reference} ${payer}`.toUpperCase();
  if (text.includes('PAYNOW')) return 'PAYNOW';
  return text.includes('GIRO') ? 'GIRO' : 'TRANSFER';
};
