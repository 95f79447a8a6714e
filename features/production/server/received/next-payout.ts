import { inArray } from 'drizzle-orm';
import { deal } from '#features/deal/server/index.ts';
import { type NextItem, nextOf } from '#features/payout/server/index.ts';
import { type ItemKind, isDeducted } from '#features/payout/words.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { production } from '../../contract/index.ts';
import { withoutUnit } from '../../rules/without-unit.ts';

/** What the actor was not paid yet, and why. Ready and held are together all that was earned and not paid. */
export const readNextPayout = async (at: Reading): Promise<Data<typeof production.nextPayout>> => {
  const items = await nextOf(at, at.actor.userId);
  const ids = items.flatMap(({ dealId }) => dealId ?? []);
  const deals = ids.length > 0 ? await at.db.select().from(deal).where(inArray(deal.id, ids)) : [];
  const addressOf = new Map(deals.map(({ id, address }) => [id, address]));
  const takenBy = (kind: ItemKind) => -sumOf(items.filter((item) => item.kind === kind)) || 0;
  const rows = items.map(({ dealId: transId, ...item }) => {
    const address = (transId && addressOf.get(transId)) ?? '';
    return { ...item, transId, address: item.kind === 'OVERRIDE' ? withoutUnit(address) : address };
  });
  return {
    payDay: items.find(({ payDay }) => payDay)?.payDay ?? null,
    readyCents: sumOf(items.filter((item) => !isDeducted(item) && item.why === null)),
    feeCents: takenBy('CHARGE'),
    withheldCents: takenBy('WITHHELD'),
    heldCents: sumOf(items.filter(({ why }) => why !== null)),
    rows,
  };
};

const sumOf = (items: NextItem[]) => items.reduce((sum, { cents }) => sum + cents, 0);
