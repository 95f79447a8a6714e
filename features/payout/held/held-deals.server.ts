import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { HeldItem } from '../runs/propose-lines.server.ts';
import type { Held } from './held.calls.ts';

type Deal = NonNullable<Held['deal']>;

const dealsOf =
  'SELECT id, deal_no AS "dealNo", address, esubmission_id AS "eSubId" FROM deal_public WHERE id = ANY($1::uuid[])';

/** Held items with the deals that they are of. */
export const withDeals = async (at: Reading, held: HeldItem[]): Promise<Held[]> => {
  const ids = [...new Set(held.flatMap(({ dealId }) => dealId ?? []))];
  const rows = await ask<Deal & { id: string }>(at.db, dealsOf, [ids]);
  const deals = new Map(rows.map(({ id, ...deal }) => [id, deal]));
  return held.map(({ dealId, ...item }) => ({ ...item, deal: deals.get(dealId ?? '') ?? null }));
};
