import { type Cents, formatMoney } from '#platform/contract/money.ts';
import type { Terms, Tier } from '../terms.rules.ts';
import { rateOf, shownCents } from './exact.rules.ts';
import type { OwnPart, Shared } from './scheme.rules.ts';
import type { Step } from './steps.rules.ts';

/**
 * Tiers by what a person's shares came to in the period. MARGINAL: each part of the share at the rate of the tier that it
 * lies in. RETROSPECTIVE: all of it at the tier that it reaches; earlier shares stay as they were.
 */
export const tiered = (terms: Extract<Terms, { scheme: 'TIERED' }>, { base, feesBefore, reached }: Shared): OwnPart => {
  const parts =
    terms.reach === 'MARGINAL'
      ? marginal(terms.tiers, reached, base)
      : [reachedTier(terms.tiers, { reached: reached + feesBefore + base, base })];
  return {
    part: parts.reduce((sum, { tier, cents }) => sum + rateOf(cents, tier.rate), 0n),
    steps: parts.map(
      ({ tier, cents }): Step => ({
        of: 'OWN',
        label: `Tier from ${formatMoney(tier.from)}`,
        base: cents,
        rate: tier.rate,
        cents: shownCents(rateOf(cents, tier.rate)),
      }),
    ),
  };
};

type Part = { tier: Tier; cents: Cents };

/** The parts of a share that lie in each tier. */
const marginal = (tiers: Tier[], reached: Cents, base: Cents): Part[] => {
  const parts = tiers.map((tier, index) => {
    const end = tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return { tier, cents: Math.max(0, Math.min(reached + base, end) - Math.max(reached, tier.from)) };
  });
  return parts.filter(({ cents }) => cents > 0);
};

const reachedTier = (tiers: Tier[], { reached, base }: { reached: Cents; base: Cents }): Part => {
  const tier = tiers.findLast(({ from }) => from <= reached);
  if (!tier) throw new Error('The first tier begins at 0.');
  return { tier, cents: base };
};
