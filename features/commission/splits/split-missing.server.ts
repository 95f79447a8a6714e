import { asc, eq, isNull } from 'drizzle-orm';
import { dealPublic } from '#features/deal/server/index.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { split } from '../tables.server.ts';
import { splitAnewJob } from './split-anew.server.ts';
import { splitDeal } from './split-deal.server.ts';

const batch = 500;

/** Splits deals that were approved before there were splits, the oldest first, a batch a run. */
export const splitMissing = async (services: Services): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const deals = await services.database
    .select({ id: dealPublic.id })
    .from(dealPublic)
    .leftJoin(split, eq(split.dealId, dealPublic.id))
    .where(isNull(split.id))
    .orderBy(asc(dealPublic.approvedAt), asc(dealPublic.dealNo))
    .limit(batch);
  for (const { id } of deals) await transact(at, (within) => splitDeal(within, id));
  return deals.length;
};

export const commissionJobs = (services: Services): Job[] => [
  splitAnewJob(services),
  {
    name: 'commission.split-missing',
    everyCron: '*/5 * * * *',
    run: async () => {
      await splitMissing(services);
    },
  },
];
