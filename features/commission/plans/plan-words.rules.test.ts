import { expect, it } from 'vitest';
import { Terms } from '../terms.rules.ts';
import { shortTerms, termItems } from './plan-words.rules.ts';

const capped = (feeAfterCap: number) =>
  Terms.parse({
    scheme: 'CAP',
    rate: 800_000,
    cap: 1_500_000,
    period: 'CALENDAR',
    feeAfterCap,
    ladderRate: null,
    overriding: { kind: 'DIFFERENTIAL', breakaway: 0 },
    feesBefore: [],
    feesAfter: [],
    minAgencyFee: 0,
  });

it('says the fee that is taken after the cap, on one line and item by item', () => {
  expect(shortTerms(capped(0))).toBe('80% until the agency kept S$ 15,000.00, then 100%');
  expect(shortTerms(capped(30_000))).toBe('80% until the agency kept S$ 15,000.00, then 100% less S$ 300.00');
  expect(termItems(capped(30_000))).toContainEqual({ label: 'After the cap', value: '100% less S$ 300.00' });
});
