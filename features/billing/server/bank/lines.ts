import { eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { bankLine } from '../tables.ts';

/** All that the bank says of a line. */
export const saidBy = ({ payer, reference }: { payer: string; reference: string }) => `${payer} ${reference}`;

/** A line of the bank, locked until the transaction ends: it is matched once at most. */
export const lockLine = async (at: Writing, id: string) => {
  const [found] = await at.db.select().from(bankLine).where(eq(bankLine.id, id)).for('update');
  if (!found) throw missing('bank line');
  return found;
};
