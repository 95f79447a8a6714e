import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** Work of this room that goes on from step to step; each step sets `moved_at`. */
type JobTable = 'contact_import' | 'contact_hand_over';

/**
 * Queues work in these states anew, if its last step was two minutes ago: its server was killed. `payload` makes what the job takes of
 * its id. Queued twice it does nothing twice, since a step locks the row.
 */
export const resumeInterrupted = async (
  at: Writing<null>,
  table: JobTable,
  states: string[],
  job: string,
  payload: (id: string) => object,
): Promise<void> => {
  const now = at.clock.now();
  const stalled = await ask<{ id: string }>(
    at.db,
    `UPDATE ${table} SET moved_at = :now WHERE state = ANY(:states) AND moved_at < :since RETURNING id`,
    { now: now.toString(), since: now.subtract({ minutes: 2 }).toString(), states },
  );
  for (const { id } of stalled) await at.jobs.send(at.db, job, payload(id));
};
