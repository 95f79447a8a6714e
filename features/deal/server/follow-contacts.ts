import { asc, eq } from 'drizzle-orm';
import { type DealOfContact, followDeal } from '#features/contacts/index.server.ts';
import { esubmissionPublic } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import type { RepresentedSide } from '#features/esubmission/transaction.words.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { deal, dealToFollow } from './tables.ts';

const batch = 100;
const jobName = 'deal.follow-contacts';

type Party = { contactId: string; side: RepresentedSide };

const partiesOf = `
  SELECT DISTINCT contact_id AS "contactId", side FROM esubmission_contact_public WHERE esubmission_id = $1 ORDER BY 1, 2`;

/** The contacts of a deal’s parties follow it. While its submission is on hold nothing is written: it waits for the next round. */
const followOne = async (at: Writing<Actor | null>, dealId: string): Promise<void> => {
  const isThis = eq(dealToFollow.dealId, dealId);
  const [waiting] = await at.db.select().from(dealToFollow).where(isThis).for('update', { skipLocked: true });
  if (!waiting) return;
  const [found] = await at.db
    .select({ deal, status: esubmissionPublic.status })
    .from(deal)
    .innerJoin(esubmissionPublic, eq(esubmissionPublic.id, deal.esubmissionId))
    .where(eq(deal.id, dealId));
  if (!found || found.status === Status.onHold) return;
  const { id, dealNo, ownerId, state, completedOn, valueCents, tenancyEnd, side: ours, esubmissionId } = found.deal;
  const { postalCode, block, street, building, unit, category, propertyType } = found.deal;
  const shared: Omit<DealOfContact, 'side' | 'isClient'> = {
    dealId: id,
    dealNo,
    ownerId,
    isOpen: state === 'OPEN',
    completedOn,
    valueCents,
    tenancyEnd,
    place: { postalCode, block, street, building, unit, category, propertyType },
  };
  for (const { contactId, side } of await ask<Party>(at.db, partiesOf, [esubmissionId]))
    await followDeal(at, contactId, { ...shared, side, isClient: side === ours });
  await at.db.delete(dealToFollow).where(isThis);
};

/** One round over the deals that wait, each in a transaction of its own. */
export const followDeals = async (services: Services): Promise<void> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const found = await services.database.select().from(dealToFollow).orderBy(asc(dealToFollow.dealId)).limit(batch);
  for (const { dealId } of found) await transact(at, (within) => followOne(within, dealId));
};

/** Begins a round right after a change; without it the next one begins within a minute. */
export const followSoon = (at: Writing<Actor | null>): Promise<void> => at.jobs.send(at.db, jobName, {});

export const followContactsJob = (services: Services): Job => ({
  name: jobName,
  everyCron: '* * * * *',
  run: () => followDeals(services),
});
