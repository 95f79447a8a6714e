import { inArray } from 'drizzle-orm';
import { deal } from '#features/deal/server/index.ts';
import { type NextItem, nextOf } from '#features/payout/server/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { production } from '../../contract/index.ts';
import { nextItemsOf } from '../../rules/next-items.ts';
import { withoutUnit } from '../../rules/without-unit.ts';
import type { NextPart } from '../../words.ts';

/** What the actor was not paid yet, and why. */
export const readNextPayout = async (at: Reading): Promise<Data<typeof production.nextPayout>> => {
  const items = await nextOf(at, at.actor.userId);
  const ids = items.flatMap(({ dealId }) => dealId ?? []);
  const deals = ids.length > 0 ? await at.db.select().from(deal).where(inArray(deal.id, ids)) : [];
  const addressOf = new Map(deals.map(({ id, address }) => [id, address]));
  const rows = items.map(({ dealId: transId, ...item }) => {
    const address = (transId && addressOf.get(transId)) ?? '';
    return { ...item, transId, address: item.kind === 'OVERRIDE' ? withoutUnit(address) : address };
  });
  return { ...sumsOfNext(items), rows };
};

/** What it adds up to, for the home page; undefined while there is nothing to be paid. */
export const readNextPayoutSums = async (at: Reading) => {
  const items = await nextOf(at, at.actor.userId);
  if (items.length === 0) return undefined;
  const count = (show: NextPart) => nextItemsOf(items, show).length;
  return { ...sumsOfNext(items), ready: count('READY'), held: count('HELD') };
};

/** Ready and held are together all that was earned and not paid. */
const sumsOfNext = (items: NextItem[]) => {
  const sumOf = (show: NextPart) => nextItemsOf(items, show).reduce((sum, { cents }) => sum + cents, 0);
  return {
    payDay: items.find(({ payDay }) => payDay)?.payDay ?? null,
    readyCents: sumOf('READY'),
    feeCents: -sumOf('FEES') || 0,
    withheldCents: -sumOf('WITHHELD') || 0,
    heldCents: sumOf('HELD'),
  };
};
