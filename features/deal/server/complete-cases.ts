import { asc, eq } from 'drizzle-orm';
import { completeEsubmission, esubmissionPublic } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { deal, dealSettled } from './tables.ts';

const batch = 200;

type Settled = { dealId: string; esubmissionId: string };

/** Settled deals whose submission is approved: one that is on hold waits. */
export const settledDeals = (db: Db): Promise<Settled[]> =>
  db
    .select({ dealId: deal.id, esubmissionId: deal.esubmissionId })
    .from(dealSettled)
    .innerJoin(deal, eq(deal.id, dealSettled.dealId))
    .innerJoin(esubmissionPublic, eq(esubmissionPublic.id, deal.esubmissionId))
    .where(eq(esubmissionPublic.status, Status.approved))
    .orderBy(asc(dealSettled.dealId))
    .limit(batch);

/** Completes the submission of a deal that is settled: all is billed and paid, and everyone has got their part. */
export const completeCase = async (at: Writing<Actor | null>, { dealId, esubmissionId }: Settled): Promise<void> => {
  const isSettled = eq(dealSettled.dealId, dealId);
  // Money that goes back meanwhile takes the row away.
  const [settled] = await at.db.select().from(dealSettled).where(isSettled).for('update');
  if (settled && (await completeEsubmission(at, esubmissionId))) await at.db.delete(dealSettled).where(isSettled);
};

/** Completes a batch of submissions, each in a transaction of its own. Answers how many were looked at. */
export const completeCases = async (services: Services): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const found = await settledDeals(services.database);
  for (const each of found) await transact(at, (within) => completeCase(within, each));
  return found.length;
};

export const completeCasesJob = (services: Services): Job => ({
  name: 'deal.complete-cases',
  everyCron: '*/5 * * * *',
  run: async () => {
    while ((await completeCases(services)) === batch);
  },
});
