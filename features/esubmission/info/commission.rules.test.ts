import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { commissionCentsOf, commissionProblem, unusualCommission } from './commission.rules.ts';
import { TransactionInfo } from './info.calls.ts';
import { usualLimits } from './limits.rules.ts';

const percent = (priceCents: number, rate: number | null) =>
  commissionCentsOf({ transactionType: 'SALE', priceCents, commission: { basis: 'PERCENT', rate, amountCents: 1 } });

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
  const commission = { basis: 'FIXED', rate: 20_000, amountCents: 123 } as const;
  expect(commissionCentsOf({ transactionType: 'SALE', priceCents: 9, commission })).toBe(123);
});

it.each([
  [420_000, 10_000, 420_000],
  [420_000, 5_000, 210_000],
  [333_333, 15_000, 500_000],
  [333_331, 15_000, 499_997],
  [420_000, null, 0],
])('a rent of %i for %s ten-thousandths of a month is %i', (monthlyRentCents, rate, amount) => {
  const commission = { basis: 'MONTHS_OF_RENT', rate, amountCents: 1 } as const;
  expect(commissionCentsOf({ transactionType: 'LEASE', monthlyRentCents, commission })).toBe(amount);
});

it.each([
  ['PERCENT', 1_000_000, false],
  ['PERCENT', 1_000_001, true],
  ['PERCENT', null, true],
  ['MONTHS_OF_RENT', 360_000, false],
  ['MONTHS_OF_RENT', 360_001, true],
  ['MONTHS_OF_RENT', null, true],
  ['FIXED', null, false],
] as const)('%s at %s is refused: %s', (basis, rate, isRefused) => {
  expect(commissionProblem({ commission: { basis, rate, amountCents: 0 } }) !== undefined).toBe(isRefused);
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

const fixed = (amountCents: number) => ({ basis: 'FIXED' as const, rate: null, amountCents });
const unusual = (info: object) => unusualCommission(TransactionInfo.parse(info), usualLimits) !== undefined;

it('is unusual from one cent over the part of the price', () => {
  expect(unusual(sampleInfo({ priceCents: 100_000_000, commission: fixed(5_000_000) }))).toBe(false);
  expect(unusual(sampleInfo({ priceCents: 100_000_000, commission: fixed(5_000_001) }))).toBe(true);
});

it.each([
  ['2026-12-01', '2028-11-30', 840_000],
  ['2026-12-01', '2027-11-30', 420_000],
  ['2026-12-01', '2027-05-31', 210_000],
  ['2026-12-01', '2029-11-30', 1_260_000],
])('is unusual from one cent over two months of rent for 24, from %s to %s', (tenancyStart, tenancyEnd, most) => {
  const lease = (amountCents: number) =>
    sampleLease({ monthlyRentCents: 420_000, tenancyStart, tenancyEnd, commission: fixed(amountCents) });
  expect(unusual(lease(most))).toBe(false);
  expect(unusual(lease(most + 1))).toBe(true);
});
