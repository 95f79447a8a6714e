import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { post } from '#features/ledger/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { entryOfBankLine } from '../entries.rules.ts';
import type { billing } from '../room.calls.ts';
import { bankCharge, bankLine } from '../tables.server.ts';
import { lateWarnings, lockLine, lockWaiting, waitsAs } from './lines.server.ts';
import { type BankPayments, warnOfPayment } from './payments.server.ts';

/** Books a line that is the bank's own. */
export const bookBankLine =
  (payments: BankPayments) =>
  async (at: Writing, { params }: Input<typeof billing.bookBankLine>) => {
    const line = await lockWaiting(at, params.id);
    const warnings = await warnOfPayment(at, payments, line);
    return { warnings: [...warnings, ...(await bookLine(at, line))] };
  };

/** A debit is the bank's charge, a credit is interest. 5100 has both, so it is what the bank costs. */
export const bookLine = async (at: Writing, line: Line): Promise<string[]> => {
  if (line.day > today(at.clock))
    throw new Refusal('bank.conflict', 'The day of this line is still to come. Book it once it is in the account.');
  const warnings = await lateWarnings(at, line.day);
  const id = randomUUID();
  const event = eventOf(line);
  await record(at, { aggregate: 'bank', aggregateId: line.id, action: 'bank.booked', detail: { as: event } });
  await at.db
    .insert(bankCharge)
    .values({ id, bankLine: line.id, bookedBy: at.actor.userId, bookedAt: at.clock.now().toString() });
  await at.db.update(bankLine).set({ state: 'BOOKED' }).where(eq(bankLine.id, line.id));
  await postCharge(at, line, { eventId: id, event, cents: line.cents });
  return warnings;
};

/** Undoes the booking of a line by the reverse entry of the same day, and frees the line. */
export const unbookBankLine = async (at: Writing, { params }: Input<typeof billing.unbookBankLine>) => {
  const line = await lockLine(at, params.id);
  if (line.state !== 'BOOKED') throw new Refusal('bank.conflict', 'This line is not booked as a charge or interest.');
  const event = eventOf(line);
  await record(at, { aggregate: 'bank', aggregateId: line.id, action: 'bank.booking-undone', detail: { as: event } });
  const [charge] = await at.db
    .update(bankCharge)
    .set({ takenBackAt: at.clock.now().toString() })
    .where(and(eq(bankCharge.bankLine, line.id), isNull(bankCharge.takenBackAt)))
    .returning({ id: bankCharge.id });
  if (!charge) throw new Error('A booked line has a booking.');
  await at.db
    .update(bankLine)
    .set({ state: waitsAs(line) })
    .where(eq(bankLine.id, line.id));
  await postCharge(at, line, { eventId: charge.id, event: `${event} taken back`, cents: -line.cents });
  return undefined;
};

type Line = typeof bankLine.$inferSelect;

const eventOf = ({ cents }: Line) => (cents < 0 ? 'bank charge' : 'bank interest');

const postCharge = (at: Writing, { day, cents }: Line, posting: { eventId: string; event: string; cents: number }) =>
  post(at, [
    {
      day,
      event: posting.event,
      eventId: posting.eventId,
      text: cents < 0 ? 'Bank charge' : 'Bank interest',
      lines: entryOfBankLine(posting.cents),
    },
  ]);

/** The ids of the ledger entries that book these lines, by the id of the line. */
export const chargesOf = async (at: Reading, lineIds: string[]): Promise<Map<string, string[]>> => {
  const charges = await at.db
    .select({ id: bankCharge.id, lineId: bankCharge.bankLine })
    .from(bankCharge)
    .where(inArray(bankCharge.bankLine, lineIds))
    .orderBy(asc(bankCharge.bookedAt), asc(bankCharge.id));
  const byLine = Map.groupBy(charges, ({ lineId }) => lineId);
  return new Map([...byLine].map(([lineId, ones]) => [lineId, ones.map(({ id }) => id)]));
};
