import type { InstantText } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Period } from '../rules/period.ts';
import type { Terms } from '../rules/terms.ts';

/**
 * The deal and the place of the share among its shares, of which the earlier ones count. `frozenAt`: when it was frozen itself,
 * if it is; then what froze later does not count.
 */
export type Within = { dealId: string; position: number; frozenAt?: InstantText };

type Asked = { personId: string; terms: Terms; period: Period; within: Within | null };

const sums = `
  SELECT coalesce(sum(share.amount_cents), 0)::bigint AS shares,
         coalesce(sum(share.amount_cents - own.cents), 0)::bigint AS kept
  FROM split_line own
  JOIN split ON split.id = own.split_id
  JOIN deal_share share ON share.id = split.share_id
  JOIN deal ON deal.id = split.deal_id
  WHERE own.person_id = $1 AND own.kind = 'OWN' AND deal.signed_on BETWEEN $2 AND $3 AND deal.state = 'OPEN'
    AND CASE WHEN deal.id = $4::uuid THEN share.position < $5 ELSE split.frozen_at < $6 END`;

/**
 * What a person has reached in a period, by frozen splits of deals that stand: the shares for a plan with tiers; for one with a cap all that did
 * not go to them, which is what the agency kept and the overriding that was paid of it.
 */
export const reachedIn = async (db: Db, { personId, terms, period, within }: Asked): Promise<Cents> => {
  const [sum] = await ask<{ shares: Cents; kept: Cents }>(db, sums, [
    ...[personId, period.from, period.to],
    ...[within?.dealId ?? null, within?.position ?? 0, within?.frozenAt ?? 'infinity'],
  ]);
  if (!sum) throw new Error('A sum has one row.');
  return terms.scheme === 'CAP' ? sum.kept : sum.shares;
};
