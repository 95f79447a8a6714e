import { desc, eq } from 'drizzle-orm';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { MarketCheck, MarketThen } from '../../contract/status.ts';
import { comparedWords } from '../../rules/findings/market.ts';
import type { EsubmissionRecord } from '../core/load.ts';
import { esubmissionCompared, esubmissionHistory } from '../core/tables.ts';
import { infoOf } from '../info/columns.ts';

/** Keeps what the price of a submission was compared with: another one is found as soon as the market data goes on. */
export const keepCompared = async (at: Writing, row: EsubmissionRecord, move: number, compared: MarketCheck) => {
  const words = comparedWords(infoOf(row), compared);
  await at.db.insert(esubmissionCompared).values({ move, esubmissionId: row.id, compared, words });
};

/** What the price was compared with when it was submitted last. */
export const comparedAt = async (at: Reading, { id }: EsubmissionRecord): Promise<MarketThen | null> => {
  const { move, compared, words, esubmissionId } = esubmissionCompared;
  const [found] = await at.db
    .select({ at: esubmissionHistory.at, check: compared, words })
    .from(esubmissionCompared)
    .innerJoin(esubmissionHistory, eq(esubmissionHistory.id, move))
    .where(eq(esubmissionId, id))
    .orderBy(desc(move))
    .limit(1);
  return found ?? null;
};
