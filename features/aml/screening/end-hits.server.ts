import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { screeningHit } from '../tables.server.ts';

/** Ends hits of a subject that are found no longer: these, or all that were false. */
export const endHits = async (
  at: Writing<Actor | null>,
  subjectId: string,
  which: string[] | 'FALSE',
): Promise<void> => {
  if (which.length === 0) return;
  const isMeant = which === 'FALSE' ? eq(screeningHit.state, 'FALSE') : inArray(screeningHit.id, which);
  await at.db
    .update(screeningHit)
    .set({ endedAt: at.clock.now().toString() })
    .where(and(eq(screeningHit.subjectId, subjectId), isNull(screeningHit.endedAt), isMeant));
};
