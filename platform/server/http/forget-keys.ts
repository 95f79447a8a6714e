import { lt } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { idempotencyKey } from './tables.ts';

/** Idempotency keys and their stored answers are kept for a day. */
export const housekeepingJobs = ({ database, clock }: Services): Job[] => [
  {
    name: 'idempotency.forget',
    everyCron: '23 * * * *',
    run: async () => {
      const dayAgo = clock.now().subtract({ hours: 24 }).toString();
      await database.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, dayAgo));
    },
  },
];
