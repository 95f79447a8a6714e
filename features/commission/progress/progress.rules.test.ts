import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anyCents, anyTerms, cappedTerms, saleOfFlat, tieredTerms } from '../rig/plans.rules.ts';
import { ownPart } from '../schemes/own-part.rules.ts';
import { isCounting, standingOf } from './progress.rules.ts';

test.each([
  ['tiers, before the first deal', tieredTerms({}), 0, '70%', [5_000_000, 5_000_000, '80%']],
  ['tiers, a cent below one', tieredTerms({}), 4_999_999, '70%', [5_000_000, 1, '80%']],
  ['tiers, at one', tieredTerms({}), 5_000_000, '80%', [10_000_000, 5_000_000, '90%']],
  ['tiers, in the last one', tieredTerms({}), 10_000_000, '90%', null],
  ['a cap, below it', cappedTerms(), 1_488_000, '70%', [3_800_000, 2_312_000, '100%']],
  ['a cap, with a fee after it', cappedTerms({ feeAfterCap: 9_500 }), 3_800_000, '100% less S$ 95.00', null],
  ['a cap of nothing', cappedTerms({ cap: 0 }), 0, '100%', null],
])('%s', (_, terms, reached, gets, next) => {
  const [from, missingCents, then] = next ?? [];
  expect(standingOf(terms, reached)).toEqual({ gets, next: next && { from, missingCents, gets: then } });
});

it('ends where a share is paid by the next tier, or above the cap', () => {
  const counting = anyTerms.filter(isCounting);
  fc.assert(
    fc.property(counting, anyCents, (terms, reached) => {
      if (!isCounting(terms)) return;
      const { next } = standingOf(terms, reached);
      if (!next) return;
      expect(next.missingCents).toBe(next.from - reached);
      expect(standingOf(terms, next.from).gets).toBe(next.gets);
      // A whole share is paid by the tier that it reaches itself, parts of one by the tier that they lie in.
      const isWhole = terms.scheme === 'TIERED' && terms.reach === 'RETROSPECTIVE';
      const before = next.from - (isWhole ? 1 : 0);
      const [step] = ownPart(terms, { base: 1, feesBefore: 0, reached: before, kind: saleOfFlat }).steps;
      if (terms.scheme === 'TIERED') expect(terms.tiers).toContainEqual({ from: next.from, rate: step?.rate });
      else expect(step?.label).toContain('The cap was reached');
    }),
  );
});
