import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ecddCompletion } from '../tables.ts';

/**
 * On which day the transaction of a submission ended, from which its forms are kept; null: it has a deal, which has not ended yet. The
 * last word counts, so a call with a corrected day replaces it.
 */
export const completedOn = async (at: Writing<Actor | null>, esubmissionId: string, day: Day | null): Promise<void> => {
  await at.db
    .insert(ecddCompletion)
    .values({ esubmissionId, completedOn: day })
    .onConflictDoUpdate({ target: ecddCompletion.esubmissionId, set: { completedOn: day } });
};
