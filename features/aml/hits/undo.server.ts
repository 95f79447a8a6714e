import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { screeningHit } from '../tables.server.ts';
import { undoSeconds } from './dismissal.rules.ts';
import { lastDecision } from './last-decision.server.ts';

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
