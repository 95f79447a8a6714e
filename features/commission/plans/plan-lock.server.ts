import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** Until the transaction ends no plan changes, so that a split is frozen by the terms that it names. */
export const keepPlans = (at: Writing<Actor | null>): Promise<unknown> =>
  ask(at.db, "SELECT pg_advisory_xact_lock_shared(hashtextextended('commission.plans', 0))");

/** Plans are changed one at a time, and not while a split is being frozen. */
export const lockPlans = (at: Writing<Actor | null>): Promise<unknown> =>
  ask(at.db, "SELECT pg_advisory_xact_lock(hashtextextended('commission.plans', 0))");
