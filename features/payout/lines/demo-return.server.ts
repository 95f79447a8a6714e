import { asc, eq } from 'drizzle-orm';
import { addDays, type Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { payoutLine } from '../tables.server.ts';
import { returnLine } from './return-line.server.ts';

/** The bank returns the smallest payment of a run a day later. The next run pays it again. */
export const demoReturn = async (at: Writing, { runId, payDay }: { runId: string; payDay: Day }): Promise<void> => {
  const [line] = await at.db
    .select({ id: payoutLine.id })
    .from(payoutLine)
    .where(eq(payoutLine.runId, runId))
    .orderBy(asc(payoutLine.netCents))
    .limit(1);
  const returnedOn = addDays(payDay, 1);
  if (!line || returnedOn > today(at.clock)) return;
  const body = { returnedOn, reason: 'Account closed' };
  await returnLine(at, { params: { id: line.id }, query: undefined, body });
};
