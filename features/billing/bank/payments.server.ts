import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Cents } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { port } from '#platform/server/room.ts';
import { bankStates, numberedPayments } from '../billing.words.ts';
import type { BankLine, billing } from '../room.calls.ts';
import { bankLine } from '../tables.server.ts';
import { lockLine, saidBy } from './lines.server.ts';

/** A line of the bank for whoever knows payments. Credit is positive. */
export type BankSaid = {
  lineId: string;
  day: Day;
  cents: Cents;
  payer: string;
  reference: string;
  isReversal: boolean;
  said: string;
};

/** The payment that a line names. A `problem` says why it can't be confirmed. */
export type NamedPayment = NonNullable<BankLine['payment']>;

/** The rooms above know the payments that leave the bank account. */
export type BankPayments = {
  /** The payments that these lines name or probably are, by the id of the line. */
  named: (at: Reading, lines: BankSaid[]) => Promise<Map<string, NamedPayment>>;
  /** Records those that can be confirmed, each once. Answers their numbers, by the id of the line. */
  confirm: (at: Writing, lines: BankSaid[]) => Promise<Map<string, string>>;
  /** Frees a line again. The payment stays recorded. */
  release: (at: Writing, lineId: string) => Promise<void>;
};
/** The room that pays people says which payment a line of the bank is. */
export const bankPayments = port<BankPayments>('billing.bank-payments');

/** Lines that name a numbered paper, as `PV26-000012` or `PR26000012`. */
const mayName = sql`upper(${bankLine.reference} || ' ' || ${bankLine.payer}) ~ '[A-Z]{2}[ ./-]*[0-9]{2}[ ./-]*[0-9]{6}'`;

const waiting = (at: Reading) =>
  at.db
    .select()
    .from(bankLine)
    .where(and(inArray(bankLine.state, ['NEW', 'DEBIT']), mayName))
    .orderBy(asc(bankLine.id));

const saidOf = ({ id, day, cents, payer, reference, isReversal }: typeof bankLine.$inferSelect): BankSaid => ({
  lineId: id,
  day,
  cents,
  payer,
  reference,
  isReversal,
  said: saidBy({ payer, reference }),
});

const isNumbered = (payment: NamedPayment | undefined): boolean => !!payment && numberedPayments.includes(payment.kind);

/**
 * What to say to who books a line as something else although it names a payment of ours.
 * @throws Refusal if it is that payment: then it is matched with it, or the money is in the books twice
 */
export const warnOfPayment = async (
  at: Reading,
  payments: BankPayments,
  line: typeof bankLine.$inferSelect,
): Promise<string[]> => {
  const payment = (await payments.named(at, [saidOf(line)])).get(line.id);
  if (!payment || !isNumbered(payment)) return [];
  const { number, problem } = payment;
  if (problem === null)
    throw new Refusal(
      'bank.conflict',
      `This line is ${number}, a payment of ours. Match it with that payment, so that it isn’t booked twice.`,
    );
  return [`This line names ${number}, a payment of ours. ${problem} If it is that payment, undo this.`];
};

/** All at once are confirmed only payments that their lines name by a number of ours. What fits by its amount is looked at. */
const numbered = async (at: Reading, payments: BankPayments, lines: BankSaid[]) => {
  const byLine = await payments.named(at, lines);
  return { named: byLine, lines: lines.filter(({ lineId }) => isNumbered(byLine.get(lineId))) };
};

/** How many lines wait that name a payment and can be confirmed, and what they sum to. */
export const readBankPayments = (payments: BankPayments) => async (at: Reading) => {
  const { named: paymentByLine, lines } = await numbered(at, payments, (await waiting(at)).map(saidOf));
  const ready = lines.filter(({ lineId }) => paymentByLine.get(lineId)?.problem === null);
  return { count: ready.length, cents: ready.reduce((sum, { cents }) => sum + cents, 0) };
};

/** Confirms every line that names a payment, as far as it can be. */
export const confirmBankPayments = (payments: BankPayments) => async (at: Writing) => {
  // Locked in the order of their ids, so that two who confirm at once wait for each other.
  const { lines } = await numbered(at, payments, (await waiting(at).for('update')).map(saidOf));
  const settled = await settle(at, payments, lines);
  if (settled.size > 0)
    await record(at, {
      aggregate: 'bank',
      aggregateId: randomUUID(),
      action: 'bank.payments-confirmed',
      detail: { numbers: [...settled.values()] },
    });
  return { confirmed: settled.size };
};

/** Confirms the payment that a line names. */
export const confirmBankPayment =
  (payments: BankPayments) =>
  async (at: Writing, { params }: Input<typeof billing.confirmBankPayment>) => {
    const line = await lockLine(at, params.id);
    if (line.state !== 'NEW' && line.state !== 'DEBIT')
      throw new Refusal('bank.conflict', `This line is not to match: ${bankStates[line.state].toLowerCase()}.`);
    const lines = [saidOf(line)];
    const payment = (await payments.named(at, lines)).get(line.id);
    if (!payment) throw new Refusal('bank.conflict', 'This line names no payment of ours.');
    const number = (await settle(at, payments, lines)).get(line.id);
    if (!number)
      throw new Refusal('bank.conflict', payment.problem ?? 'This payment was matched just now. Load the list again.');
    const detail = { number };
    await record(at, { aggregate: 'bank', aggregateId: line.id, action: 'bank.payment-confirmed', detail });
    return { number };
  };

/** Frees a line of its payment. What was recorded stays: the bank has made it. */
export const undoBankPayment =
  (payments: BankPayments) =>
  async (at: Writing, { params }: Input<typeof billing.undoBankPayment>): Promise<undefined> => {
    const line = await lockLine(at, params.id);
    if (line.settles === null) throw new Refusal('bank.conflict', 'This line is not matched with a payment.');
    const detail = { number: line.settles };
    await record(at, { aggregate: 'bank', aggregateId: line.id, action: 'bank.payment-freed', detail });
    await payments.release(at, line.id);
    await at.db
      .update(bankLine)
      .set({ state: line.cents < 0 ? 'DEBIT' : 'NEW', settles: null })
      .where(eq(bankLine.id, line.id));
    return undefined;
  };

const setSettled = `
  UPDATE bank_line b SET state = 'MATCHED', settles = t.number
  FROM unnest($1::uuid[], $2::text[]) AS t (id, number) WHERE b.id = t.id`;

const settle = async (at: Writing, payments: BankPayments, lines: BankSaid[]): Promise<Map<string, string>> => {
  const settled = await payments.confirm(at, lines);
  await ask(at.db, setSettled, [[...settled.keys()], [...settled.values()]]);
  return settled;
};
