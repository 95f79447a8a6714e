import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { giveBack } from './give-back.rules.ts';

/** Lines of an amount and of what was earned of it. */
const lines = (...all: [cents: number, earned: number][]) =>
  all.map(([cents, earned]) => ({ cents, leftCents: cents - earned }));

test('nothing moves while nobody owes', () => {
  expect(giveBack(lines([80_000, 40_000], [5_000, 2_499], [15_000, 7_501]))).toEqual([0, 0, 0]);
  expect(giveBack(lines([0, 0], [0, 0]))).toEqual([0, 0]);
});

test('all money went back: who has what a resplit took from another gives it back', () => {
  expect(giveBack(lines([80_000, 0], [5_000, 5_000], [15_000, 0], [0, -5_000]))).toEqual([0, -5_000, 0, 5_000]);
});

test('half of it went back: whoever has more than their half gives it back, and nobody else', () => {
  expect(giveBack(lines([80_000, 40_000], [5_000, 5_000], [15_000, 7_500], [0, -2_500]))).toEqual([
    0, -2_500, 0, 2_500,
  ]);
});

test('a share was removed since: the lines that have its money give it back', () => {
  expect(giveBack(lines([0, -3], [0, -2], [50, 5], [50, 0]))).toEqual([3, 2, -5, 0]);
});

it('moves nothing in sum, and then nobody owes and nobody has more than their line', () => {
  const line = fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (all) => {
      // Each line earned a part of itself, then some of it moved to the next one and the same went back of each.
      const earned = all.map(([cents, part]) => Math.min(cents, part));
      const rotated = earned.map((_, index) => earned.at(index - 1) ?? 0);
      const total = earned.reduce((sum, each) => sum + each, 0);
      const had = rotated.map((each, index) => each - Math.min(earned[index] ?? 0, all[index]?.[2] ?? 0));
      if (had.reduce((sum, each) => sum + each, 0) < 0) return;
      const cents = all.map(([whole], index) => Math.max(whole, rotated[index] ?? 0));
      const before = cents.map((whole, index) => ({ cents: whole, leftCents: whole - (had[index] ?? 0) }));
      const moved = giveBack(before);
      expect(moved.reduce((sum, each) => sum + each, 0)).toBe(0);
      for (const [index, { cents: whole, leftCents }] of before.entries()) {
        const remainingCents = leftCents - (moved[index] ?? 0);
        expect(remainingCents).toBeGreaterThanOrEqual(0);
        expect(remainingCents).toBeLessThanOrEqual(whole);
      }
      expect(total).toBeGreaterThanOrEqual(0);
    }),
  );
});
