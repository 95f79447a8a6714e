import type { Cents } from '#platform/contract/money.ts';
import { afterCap, percent } from '../plans/plan-words.rules.ts';
import type { Terms } from '../terms.rules.ts';

/** Terms that divide a share by the amount reached before in the period. */
export type CountingTerms = Extract<Terms, { scheme: 'TIERED' | 'CAP' }>;

export const isCounting = (terms: Terms): terms is CountingTerms => terms.scheme === 'TIERED' || terms.scheme === 'CAP';

/** The salesperson's part of a share from an amount on, in words. */
type Stage = { from: Cents; gets: string };

const stagesOf = (terms: CountingTerms): [Stage, ...Stage[]] => {
  const [first, ...others] =
    terms.scheme === 'TIERED'
      ? terms.tiers.map(({ from, rate }) => ({ from, gets: percent(rate) }))
      : [
          { from: 0, gets: percent(terms.rate) },
          { from: terms.cap, gets: afterCap(terms) },
        ];
  if (!first) throw new Error('There are two tiers at least.');
  return [first, ...others];
};

/** The salesperson's part now, and from the next tier or the cap on; null if there is none above. */
export type Standing = { gets: string; next: (Stage & { missingCents: Cents }) | null };

/** The stage of a person who has reached this amount in the period. */
export const standingOf = (terms: CountingTerms, reached: Cents): Standing => {
  const stages = stagesOf(terms);
  const now = stages.findLast(({ from }) => from <= reached) ?? stages[0];
  const next = stages.find(({ from }) => from > reached);
  return { gets: now.gets, next: next ? { ...next, missingCents: next.from - reached } : null };
};
