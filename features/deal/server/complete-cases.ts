import { asc, eq } from 'drizzle-orm';
import { completeEsubmission, esubmission } from '#features/esubmission/server/index.ts';
import { Status } from '#features/esubmission/words/status.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { deal, dealSettled } from './tables.ts';

const batch = 200;

/**
 * Completes the submissions of deals that are settled: all is billed and paid, and everyone has got their part. One that is
 * on hold waits. Answers how many were looked at.
 */
export const completeCases = async (services: Services): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const found = await services.database
    .select({ dealId: deal.id, esubmissionId: deal.esubmissionId })
    .from(dealSettled)
    .innerJoin(deal, eq(deal.id, dealSettled.dealId))
    .innerJoin(esubmission, eq(esubmission.id, deal.esubmissionId))
    .where(eq(esubmission.status, Status.approved))
    .orderBy(asc(dealSettled.dealId))
    .limit(batch);
  for (const { dealId, esubmissionId } of found)
    await transact(at, async (within) => {
      const isSettled = eq(dealSettled.dealId, dealId);
      // Money that goes back meanwhile takes the row away.
      const [settled] = await within.db.select().from(dealSettled).where(isSettled).for('update');
      if (settled && (await completeEsubmission(within, esubmissionId)))
        await within.db.delete(dealSettled).where(isSettled);
    });
  return found.length;
};

export const completeCasesJob = (services: Services): Job => ({
  name: 'deal.complete-cases',
  everyCron: '*/5 * * * *',
  run: async () => {
    while ((await completeCases(services)) === batch);
  },
});
