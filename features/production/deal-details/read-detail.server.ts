import { forfeitureOf, readSharesOf } from '#features/commission/index.server.ts';
import { upcomingPayout } from '#features/payout/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../room.calls.ts';
import { presentTransaction, type Stored, transactionsOf } from '../transactions/transactions.server.ts';
import { journalOf } from './journal.server.ts';
import { invoicesOf, payoutsOf, proFormasOf, receiptsOf, remindersOf } from './money-of-deal.server.ts';
import { timelineOf } from './timeline.server.ts';
import { opensPapers, requireDeal } from './whose-deal.server.ts';

type Query = Input<typeof production.detail>;

/** A deal with the part of one of its salespeople: the amount, its computation, and the money so far. */
export const readDetail = async (at: Reading, { query }: Query): Promise<Data<typeof production.detail>> => {
  const dealOf = await requireDeal(at, query);
  const { deal, person, isClosing } = dealOf;
  const [[stored], shares, forfeitedCents, invoices, proFormas, receipts, reminders, next, entries] = await Promise.all(
    [
      ask<Stored>(
        at.db,
        `SELECT * FROM (${transactionsOf}) t WHERE "transId" = $3`,
        [person.id, today(at.clock), deal.id],
        { prepared: false },
      ),
      deal.state === 'CANCELLED' ? [] : readSharesOf(at.db, deal.id, person.id),
      forfeitureOf(at.db, deal.id),
      invoicesOf(at, dealOf),
      proFormasOf(at, dealOf),
      receiptsOf(at, dealOf),
      remindersOf(at, dealOf),
      upcomingPayout(at, person.id),
      journalOf(at, dealOf),
    ],
  );
  if (!stored) throw missing('deal');
  const { state, overdueDays, grossCents } = presentTransaction(stored);
  const held = new Map(next.map(({ source, why }) => [source, why]));
  const payouts = await payoutsOf(at, dealOf, held);
  const own = payouts.filter(({ kind }) => kind === 'OWN');
  const sumOf = (rows: { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);
  return {
    transId: deal.id,
    dealNo: deal.dealNo,
    caseNo: deal.caseNo,
    eSubId: deal.esubmissionId,
    address: deal.address,
    type: stored.type,
    state,
    overdueDays,
    signedOn: deal.signedOn,
    completedOn: deal.completedOn,
    person: { saNo: person.saNo, name: person.name },
    isClosing,
    opensPapers: opensPapers(at.actor, dealOf),
    commissionCents: deal.commissionCents,
    grossCents,
    forfeited:
      stored.forfeitedCents === null ? null : { cents: forfeitedCents ?? 0, grossCents: stored.forfeitedCents },
    ownCents: shares.reduce((sum, share) => sum + share.ownCents, 0),
    earnedCents: sumOf(own),
    paidCents: sumOf(own.filter(({ state: paid }) => paid === 'PAID')),
    shares,
    invoices,
    proFormas,
    receipts,
    payouts,
    reminders,
    entries,
    timeline: await timelineOf(at, dealOf, { invoices, receipts, reminders }),
  };
};

export const readInvoices = async (at: Reading, { query }: Query) => {
  const dealOf = await requireDeal(at, query);
  return { rows: await invoicesOf(at, dealOf), proFormas: await proFormasOf(at, dealOf) };
};

export const readReceipts = async (at: Reading, { query }: Query) => ({
  rows: await receiptsOf(at, await requireDeal(at, query)),
});

export const readReminders = async (at: Reading, { query }: Query) => ({
  rows: await remindersOf(at, await requireDeal(at, query)),
});
