import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { screeningHit } from '../tables.ts';

/** Ends hits of a subject that are found no longer: these, or all. */
export const endHits = async (at: Writing<Actor | null>, subjectId: string, ids?: string[]): Promise<void> => {
  if (ids?.length === 0) return;
  await at.db
    .update(screeningHit)
    .set({ endedAt: at.clock.now().toString() })
    .where(
      and(eq(screeningHit.subjectId, subjectId), isNull(screeningHit.endedAt), ids && inArray(screeningHit.id, ids)),
    );
};
