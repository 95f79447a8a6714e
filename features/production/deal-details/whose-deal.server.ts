import { and, eq } from 'drizzle-orm';
import { dealPublic, dealSharePublic } from '#features/deal/server/index.ts';
import { findBySaNo, personPublic } from '#features/people/index.server.ts';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';

/** A deal, the person whose part is shown, whether they reported it, and whether the caller may know its client. */
export type DealOf = {
  deal: typeof dealPublic.$inferSelect;
  person: { id: string; saNo: string; name: string };
  isClosing: boolean;
  seesClient: boolean;
};

type DealQuery = { transId: string; saNo?: string | undefined };

/**
 * A deal of the actor's: they reported it or have a share of it. Finance sees every deal, by the part of any of its
 * salespeople. @throws 404 for everyone else and for the part of anyone else
 */
export const requireDeal = async (at: Reading, { transId, saNo }: DealQuery): Promise<DealOf> => {
  const [deal] = await at.db.select().from(dealPublic).where(eq(dealPublic.id, transId));
  if (!deal) throw missing('deal');
  const isFinance = at.actor.role !== 'salesperson' && hasDesk(at.actor, 'finance');
  const askedPerson = saNo === undefined ? undefined : await findBySaNo(at.db, saNo);
  const personId = saNo === undefined ? (isFinance ? deal.ownerId : at.actor.userId) : askedPerson;
  if (!personId || !(isFinance || (at.actor.role === 'salesperson' && personId === at.actor.userId)))
    throw missing('deal');
  const isClosing = deal.ownerId === personId;
  const shares = await at.db.$count(
    dealSharePublic,
    and(eq(dealSharePublic.dealId, transId), eq(dealSharePublic.userId, personId)),
  );
  if (!isClosing && shares === 0) throw missing('deal');
  const [who] = await at.db.select().from(personPublic).where(eq(personPublic.id, personId));
  if (!who) throw missing('deal');
  const person = { id: who.id, saNo: who.saNo ?? '', name: who.name };
  return { deal, person, isClosing, seesClient: isClosing || isFinance };
};

/** Whether somebody who may look at a deal may open its papers, too. */
export const opensPapers = ({ role, userId, via }: Actor, { deal: { ownerId } }: DealOf): boolean =>
  role !== 'salesperson' || (ownerId === userId && via === 'password');

/**
 * A deal whose papers the actor may open: they reported it, or are of finance. Internal co-brokers and staff who look at a
 * portal see that there are papers, and get none.
 */
export const requirePapers = async (at: Reading, query: DealQuery): Promise<DealOf> => {
  const dealOf = await requireDeal(at, query);
  if (!opensPapers(at.actor, dealOf)) throw missing('paper');
  return dealOf;
};
