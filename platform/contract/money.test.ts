import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate, formatAmount, formatCount, formatMoney, largestCents, percentOf, plainAmount } from './money.ts';

const anyCents = fc.nat(1_000_000_000);
const anyShares = fc.record({
  amount: anyCents,
  weights: fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 8 }),
  whole: fc.integer({ min: 1_000, max: 2_000_000 }),
});

const halfUp = (numerator: bigint, denominator: bigint): bigint => (numerator * 2n + denominator) / (denominator * 2n);

it('shares an amount: each within a cent of the exact, together what they make of it', () => {
  fc.assert(
    fc.property(anyShares, ({ amount, weights, whole }) => {
      const shares = allocate(amount, weights, whole);
      const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
      const off = shares.map((share, index) => BigInt(share) * BigInt(whole) - (exact[index] ?? 0n));
      expect(off.every((cents) => cents > -BigInt(whole) && cents < BigInt(whole))).toBe(true);
      const sum = exact.reduce((total, each) => total + each, 0n);
      expect(BigInt(shares.reduce((total, share) => total + share, 0))).toBe(halfUp(sum, BigInt(whole)));
    }),
  );
});

it('shares an amount below nothing as the same amount above it', () => {
  fc.assert(
    fc.property(anyShares, ({ amount, weights, whole }) => {
      const taken = allocate(-amount, weights, whole);
      expect(taken.map((share) => 0 - share)).toEqual(allocate(amount, weights, whole));
    }),
  );
});

it('gives the earlier of equal shares the cent that is left', () => {
  expect(allocate(100, [1, 1, 1], 3)).toEqual([34, 33, 33]);
  expect(allocate(-100, [1, 1, 1], 3)).toEqual([-34, -33, -33]);
});

it('takes a percentage half up', () => {
  expect(percentOf(25, 20_000)).toBe(1);
  expect(percentOf(24, 20_000)).toBe(0);
  fc.assert(
    fc.property(anyCents, fc.nat(1_000_000), (amount, rate) => {
      expect(BigInt(percentOf(amount, rate))).toBe(halfUp(BigInt(amount) * BigInt(rate), 1_000_000n));
    }),
  );
});

it('writes amounts and counts as the language does', () => {
  const amounts = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const counts = new Intl.NumberFormat('en-SG');
  fc.assert(
    fc.property(fc.integer({ min: -largestCents, max: largestCents }), (amount) => {
      const plain = amounts.format(amount / 100).replace('-0.00', '0.00');
      const written = plain.replace('-', '−');
      expect(formatAmount(amount)).toBe(written);
      expect(formatMoney(amount)).toBe(written.replace(/^(−?)/, '$1S$ '));
      expect(plainAmount(amount)).toBe(plain.replaceAll(',', ''));
      expect(formatCount(Math.abs(amount))).toBe(counts.format(Math.abs(amount)));
    }),
  );
});
