import { inArray } from 'drizzle-orm';
import { dealPublic } from '#features/deal/server/index.ts';
import { missingAtPayout } from '#features/esubmission/index.server.ts';
import { type NextItem, nextPayDay, upcomingPayout } from '#features/payout/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { NextPart } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { withoutUnit } from '../without-unit.rules.ts';
import { nextItemsOf } from './next-items.rules.ts';

type Query = Input<typeof production.nextPayout>['query'];

/** A page of the actor's unpaid items, with the reasons. Holds are computed for all items; sums cover them all. */
export const readNextPayout = async (
  at: Reading,
  { query }: { query: Query },
): Promise<Data<typeof production.nextPayout>> => {
  const { show, pageNumber, pageSize, sortDirection } = query;
  const all = await upcomingPayout(at, at.actor.userId);
  const shownItems = nextItemsOf(all, show);
  const keyOf = ({ clearedOn, source }: NextItem) => `${clearedOn} ${source}`;
  const sign = sortDirection === 'asc' ? 1 : -1;
  const items = shownItems
    .toSorted((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const rows = await presented(at, items);
  const totals = { cents: centsOf(shownItems) };
  return { ...(await sumsOfNext(at, all)), rows, totalRecords: shownItems.length, totalIsCapped: false, totals };
};

const centsOf = (items: NextItem[]) => items.reduce((sum, { cents }) => sum + cents, 0);

/** Items with the addresses of their deals and the documents that are missing. */
const presented = async (at: Reading, items: NextItem[]) => {
  const ids = items.flatMap(({ dealId }) => dealId ?? []);
  const deals = ids.length > 0 ? await at.db.select().from(dealPublic).where(inArray(dealPublic.id, ids)) : [];
  const dealOf = new Map(deals.map((each) => [each.id, each]));
  const waiting = items.filter(waitsForPapers).flatMap(({ dealId }) => dealOf.get(dealId ?? '')?.esubmissionId ?? []);
  const missing = await missingAtPayout(at, [...new Set(waiting)].slice(0, mostNamed));
  return items.map(({ dealId: transId, ...item }) => {
    const deal = dealOf.get(transId ?? '');
    const address = deal?.address ?? '';
    return {
      ...item,
      transId,
      address: item.kind === 'OVERRIDE' ? withoutUnit(address) : address,
      missing: (waitsForPapers(item) && missing.get(deal?.esubmissionId ?? '')) || [],
    };
  });
};

/** Number of submissions for which missing documents are named. */
const mostNamed = 20;

/** Whether somebody's own part of a deal is held because documents are missing: an upline does not see which. */
const waitsForPapers = ({ kind, why }: Pick<NextItem, 'kind' | 'why'>): boolean =>
  kind === 'OWN' && why === 'Documents are missing';

/** Sums for the home page. Undefined if nothing is to be paid. */
export const readNextPayoutSums = async (at: Reading) => {
  const items = await upcomingPayout(at, at.actor.userId);
  return items.length > 0 ? sumsOfNext(at, items) : undefined;
};

/** Ready and held are together all that was earned and not paid. */
const sumsOfNext = async (at: Reading, items: NextItem[]) => {
  const sumOf = (show: NextPart) => centsOf(nextItemsOf(items, show));
  const count = (show: NextPart) => nextItemsOf(items, show).length;
  return {
    payDay: await nextPayDay(at, items),
    readyCents: sumOf('READY'),
    feeCents: -sumOf('FEES') || 0,
    withheldCents: -sumOf('WITHHELD') || 0,
    heldCents: sumOf('HELD'),
    ready: count('READY'),
    held: count('HELD'),
  };
};
