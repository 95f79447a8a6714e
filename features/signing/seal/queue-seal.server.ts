import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';

export const sealJobName = 'signing.seal';

/** The file is sealed by a job, in the transaction that makes it due. Of those who are sealed in one file, any request will do. */
export const queueSeal = (at: Writing<Actor | null>, requestId: string): Promise<void> =>
  at.jobs.send(at.db, sealJobName, { requestId });
