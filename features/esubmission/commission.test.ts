import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commissionOf, isUnusual } from './commission.ts';

const percent = (priceCents: number, rate: number | null) =>
  commissionOf({ priceCents, commission: { basis: 'PERCENT', rate, amountCents: 1 } });

it.each([
  [248_000_000, 20_000, 4_960_000],
  [100, 5_000, 1],
  [99, 5_000, 0],
  [1_000_000_000_000_000, 1_000_000, 1_000_000_000_000_000],
  [100, null, 0],
])('%i at rate %s is %i', (price, rate, amount) => {
  expect(percent(price, rate)).toBe(amount);
});

it('takes a fixed amount as it is', () => {
  expect(commissionOf({ priceCents: 9, commission: { basis: 'FIXED', rate: 20_000, amountCents: 123 } })).toBe(123);
});

it('is never more than half a cent off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), fc.integer({ min: 0, max: 1_000_000 }), (price, rate) => {
      const exact = BigInt(price) * BigInt(rate);
      const off = BigInt(percent(price, rate)) * 1_000_000n - exact;
      expect(off <= 500_000n && off > -500_000n).toBe(true);
    }),
  );
});

it('is unusual from one cent over the limit', () => {
  expect(isUnusual(100_000_000, 5_000_000, 50_000)).toBe(false);
  expect(isUnusual(100_000_000, 5_000_001, 50_000)).toBe(true);
});
