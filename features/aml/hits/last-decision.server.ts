import { desc, eq } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import { hitDecision } from '../tables.server.ts';
import type { Verdict } from './hits.words.ts';

type Last = { verdict: Verdict; by: string | null; at: string };

/** What was decided of a hit last, and by whom; null: it was remembered. */
export const lastDecision = async (at: Reading, hitId: string): Promise<Last | undefined> => {
  const [last] = await at.db
    .select({ verdict: hitDecision.verdict, by: hitDecision.by, at: hitDecision.at })
    .from(hitDecision)
    .where(eq(hitDecision.hitId, hitId))
    .orderBy(desc(hitDecision.at), desc(hitDecision.id))
    .limit(1);
  return last;
};
