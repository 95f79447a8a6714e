import type { InstantText } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Period } from './period.rules.ts';
import type { CountedShare } from './progress.calls.ts';
import type { CountingTerms } from './progress.rules.ts';

/**
 * The deal and the position of the share in it: earlier shares count. `frozenAt`: when it was frozen itself, if it is; later frozen ones
 * then don't count.
 */
export type Within = { dealId: string; position: number; frozenAt?: InstantText };

/** A person in a period of their plan. */
export type InPeriod = { personId: string; terms: CountingTerms; period: Period };

/** The people in their periods, as `valuesOf` gives them. */
const periodRows =
  'unnest(:people::uuid[], :first::date[], :last::date[], :caps::boolean[]) AS asked(id, first, last, "isCap")';

/**
 * A person's shares of deals that stand and were signed in a period, and what each counts: itself for a plan with tiers; for one
 * with a cap all of it that did not go to them, which is what the agency kept and the overriding that was paid of it.
 */
const shares = `
  ${periodRows}
  JOIN split_line own ON own.person_id = asked.id AND own.kind = 'OWN'
  JOIN split ON split.id = own.split_id
  JOIN deal_share_public share ON share.id = split.share_id
  JOIN deal_public deal ON deal.id = split.deal_id AND deal.state = 'OPEN' AND deal.signed_on BETWEEN asked.first AND asked.last`;
const counts = 'share.amount_cents - CASE WHEN asked."isCap" THEN own.cents ELSE 0 END';

const valuesOf = (periods: InPeriod[]) => ({
  people: periods.map(({ personId }) => personId),
  first: periods.map(({ period }) => period.from),
  last: periods.map(({ period }) => period.to),
  caps: periods.map(({ terms }) => terms.scheme === 'CAP'),
});

const before = `
  SELECT coalesce(sum(${counts}), 0)::bigint AS cents FROM ${shares}
  WHERE CASE WHEN deal.id = :deal::uuid THEN share.position < :position ELSE split.frozen_at < :frozenAt END`;

/** Amount that a person has reached in a period by frozen splits, before a share. */
export const reachedInPeriod = async (db: Db, person: InPeriod, within: Within | null): Promise<Cents> => {
  const [sum] = await ask<{ cents: Cents }>(db, before, {
    ...valuesOf([person]),
    deal: within?.dealId ?? null,
    position: within?.position ?? 0,
    frozenAt: within?.frozenAt ?? 'infinity',
  });
  if (!sum) throw new Error('A sum has one row.');
  return sum.cents;
};

type Sums = { cents: Cents; expectedCents: Cents };

const sums = `
  SELECT asked.id, coalesce(sum(${counts}) FILTER (WHERE split.frozen_at IS NOT NULL), 0)::bigint AS cents,
         coalesce(sum(${counts}) FILTER (WHERE split.frozen_at IS NULL), 0)::bigint AS "expectedCents"
  FROM ${shares} GROUP BY asked.id`;

/** Amount that each of these people has reached in their period by now, and the expected addition. */
export const sumsIn = async (db: Db, periods: InPeriod[]): Promise<(InPeriod & Sums)[]> => {
  const rows = periods.length > 0 ? await ask<Sums & { id: string }>(db, sums, valuesOf(periods)) : [];
  const sumOf = new Map(rows.map(({ id, ...sum }) => [id, sum]));
  return periods.map((each) => ({ ...each, ...(sumOf.get(each.personId) ?? { cents: 0, expectedCents: 0 }) }));
};

const rows = `
  SELECT share.id AS "shareId", deal.id AS "dealId", deal.deal_no AS "dealNo", deal.address, deal.signed_on AS "signedOn",
         CASE WHEN split.frozen_at IS NULL THEN 'EXPECTED' ELSE 'COUNTED' END AS counting, (${counts})::bigint AS cents
  FROM ${shares} ORDER BY deal.signed_on DESC, deal.deal_no DESC, share.position`;

/** The shares that these sums add up. */
export const sharesIn = (db: Db, person: InPeriod): Promise<CountedShare[]> =>
  ask<CountedShare>(db, rows, valuesOf([person]));
