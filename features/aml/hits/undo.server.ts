import { desc, eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { hitDecision, type screeningHit } from '../tables.server.ts';
import { undoSeconds } from './dismissal.rules.ts';
import type { Verdict } from './hits.words.ts';

type Last = { verdict: Verdict; by: string | null; at: string };

/** Last decision on a hit and its officer. Null: it was carried over from another case. */
const lastDecision = async (at: Reading, hitId: string): Promise<Last | undefined> => {
  const [last] = await at.db
    .select({ verdict: hitDecision.verdict, by: hitDecision.by, at: hitDecision.at })
    .from(hitDecision)
    .where(eq(hitDecision.hitId, hitId))
    .orderBy(desc(hitDecision.at), desc(hitDecision.id))
    .limit(1);
  return last;
};

/**
 * A slip is undone by who made it, within seconds: a dismissal and nothing else. Later it is taken back, and then another officer decides.
 * @throws Refusal `hit.conflict`, `hit.forbidden`
 */
export const requireUndoable = async (at: Writing, { id, state }: typeof screeningHit.$inferSelect): Promise<void> => {
  const last = await lastDecision(at, id);
  const isDismissal = last?.verdict === 'FALSE' || last?.verdict === 'SAY_FALSE';
  if (!isDismissal || (state !== 'FALSE' && state !== 'SECOND_FALSE'))
    throw new Refusal('hit.conflict', 'There is nothing to undo: the hit has changed meanwhile.');
  if (last.by !== at.actor.userId)
    throw new Refusal('hit.forbidden', 'Another officer dismissed it. Take the decision back instead.');
  const until = Temporal.Instant.from(last.at).add({ seconds: undoSeconds });
  if (Temporal.Instant.compare(at.clock.now(), until) > 0)
    throw new Refusal('hit.conflict', 'It was decided a while ago. Take the decision back instead.');
};
