import { advancesOf, balanceOwed } from '#features/payout/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { production } from '../room.calls.ts';
import type { FromClient, PaidOut, Received } from './money.calls.ts';
import { earnedList, fromClientsList, pageOf, paidOutList } from './money-lists.server.ts';

type Sums = Record<'earnedCents' | 'paidCents' | 'allEarnedCents' | 'allPaidCents', number>;

/** The actor's earnings by receipt, and the amounts that they owe. */
export const listEarned = async (
  at: Reading,
  { query }: Input<typeof production.payoutDeal>,
): Promise<Data<typeof production.payoutDeal>> => {
  const [{ totals: sums, ...page }, owed] = await Promise.all([
    pageOf<Received, Sums>(at, earnedList, query),
    balanceOwed(at, at.actor.userId, today(at.clock)),
  ]);
  const { allEarnedCents, allPaidCents, ...totals } = sums;
  const ofAnyState = { earnedCents: allEarnedCents, paidCents: allPaidCents };
  return { ...page, totals: { ...totals, ...owed }, ofAnyState };
};

/** Payments by clients for the actor's shares. */
export const listFromClients = (
  at: Reading,
  { query }: Input<typeof production.received>,
): Promise<Data<typeof production.received>> =>
  pageOf<FromClient, { cents: number; ownCents: number }>(at, fromClientsList, query);

/** The payouts that reached the actor. */
export const listPaidOut = (
  at: Reading,
  { query }: Input<typeof production.paidOut>,
): Promise<Data<typeof production.paidOut>> =>
  pageOf<PaidOut, Data<typeof production.paidOut>['totals']>(at, paidOutList, query);

/** The actor's advances. */
export const listOwnAdvances = async (at: Reading): Promise<Data<typeof production.advances>> => {
  const advances = await advancesOf(at, at.actor.userId);
  return { rows: advances.map(({ dealId: transId, ...row }) => ({ ...row, transId })) };
};
