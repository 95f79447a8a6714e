import { eq } from 'drizzle-orm';
import { isClosed } from '#features/ledger/server/index.ts';
import { type Day, formatDay, formatMonth } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { bankStates } from '../billing.words.ts';
import { bankLine } from '../tables.server.ts';

/** All that the bank says of a line. */
export const saidBy = ({ payer, reference }: { payer: string; reference: string }) => `${payer} ${reference}`;

/** A line of the bank, locked until the transaction ends: it is matched once at most. */
export const lockLine = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(bankLine).where(eq(bankLine.id, id)).for('update');
  if (!row) throw missing('bank line');
  return row;
};

/** The state of a line that waits to be matched. */
export const waitsAs = ({ cents }: { cents: number }) => (cents < 0 ? 'DEBIT' : 'NEW');

/** The state of a line that is no duplicate: money in another currency waits for nothing. */
export const comesInAs = (line: { cents: number; currency: string }) =>
  line.currency === 'SGD' ? waitsAs(line) : 'FOREIGN';

/** One file of the bank is imported at a time, and none while somebody says which of its lines are new. */
export const lockImports = (at: Writing) =>
  ask(at.db, "SELECT pg_advisory_xact_lock(hashtextextended('billing.bank', 0))");

/** A line that waits to be matched, locked. @throws Refusal if it does not wait */
export const lockWaiting = async (at: Writing, id: string) => {
  const line = await lockLine(at, id);
  if (line.state !== waitsAs(line))
    throw new Refusal('bank.conflict', `This line is not to match: ${bankStates[line.state].toLowerCase()}.`);
  return line;
};

/** Whoever posts into a closed month is warned. */
export const lateWarnings = async (at: Writing, day: Day): Promise<string[]> =>
  (await isClosed(at, day))
    ? [`${formatMonth(day)} is closed in the ledger. It is posted today, with ${formatDay(day)} as its value day.`]
    : [];
