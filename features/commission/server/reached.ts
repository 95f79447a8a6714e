import type { Cents } from '#platform/contract/money.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Period } from '../rules/period.ts';
import type { Terms } from '../rules/terms.ts';

/** Whose frozen splits count, and in which period. Of `dealId` the shares count that are divided already. */
type Asked = { personId: string; terms: Terms; period: Period; dealId: string | null };

const sums = `
  SELECT coalesce(sum(share.amount_cents), 0)::bigint AS shares,
         coalesce(sum(share.amount_cents - own.cents), 0)::bigint AS kept
  FROM split_line own
  JOIN split ON split.id = own.split_id AND (split.frozen_at IS NOT NULL OR split.deal_id = $4)
  JOIN deal_share share ON share.id = split.share_id
  JOIN deal ON deal.id = split.deal_id
  WHERE own.person_id = $1 AND own.kind = 'OWN' AND deal.signed_on BETWEEN $2 AND $3`;

/**
 * What a person has reached in a period, by frozen splits: the shares for a plan with tiers; for one with a cap all that did
 * not go to them, which is what the agency kept and the overriding that was paid of it.
 */
export const reachedIn = async (db: Db, { personId, terms, period, dealId }: Asked): Promise<Cents> => {
  const [sum] = await ask<{ shares: Cents; kept: Cents }>(db, sums, [personId, period.from, period.to, dealId]);
  if (!sum) throw new Error('A sum has one row.');
  return terms.scheme === 'CAP' ? sum.kept : sum.shares;
};
