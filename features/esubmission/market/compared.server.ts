import { desc, eq } from 'drizzle-orm';
import type { Reading, Writing } from '#platform/server/context.ts';
import { infoOf } from '../info/columns.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { esubmissionCompared, esubmissionHistory } from '../record/tables.server.ts';
import type { MarketCheck, MarketThen } from '../status/status.calls.ts';
import { comparedWords } from './market.rules.ts';

/** Keeps what the price of a submission was compared with: another one is found as soon as the market data goes on. */
export const keepCompared = async (at: Writing, row: EsubmissionRecord, move: number, compared: MarketCheck) => {
  const words = comparedWords(infoOf(row), compared);
  await at.db.insert(esubmissionCompared).values({ move, esubmissionId: row.id, compared, words });
};

/** What the price was compared with when it was submitted last. */
export const comparedAt = async (at: Reading, { id }: EsubmissionRecord): Promise<MarketThen | null> => {
  const { move, compared, words, esubmissionId } = esubmissionCompared;
  const [row] = await at.db
    .select({ at: esubmissionHistory.at, check: compared, words })
    .from(esubmissionCompared)
    .innerJoin(esubmissionHistory, eq(esubmissionHistory.id, move))
    .where(eq(esubmissionId, id))
    .orderBy(desc(move))
    .limit(1);
  return row ?? null;
};
