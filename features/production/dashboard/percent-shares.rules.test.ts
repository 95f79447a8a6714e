import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentShares } from './percent-shares.rules.ts';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [995, 995, 8010],
    [10, 10, 80],
  ],
  [[7], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('%j are %j percent', (parts, percents) => {
  expect(
    percentShares(
      parts,
      parts.reduce((sum, part) => sum + part, 0),
    ),
  ).toEqual(percents);
});

it('sum to a hundred, each within one of the exact', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 8 }), (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      fc.pre(whole > 0);
      const percents = percentShares(parts, whole);
      expect(percents.reduce((sum, each) => sum + each, 0)).toBe(100);
      percents.forEach((each, index) => {
        expect(Math.abs(each - (100 * (parts[index] ?? 0)) / whole)).toBeLessThan(1);
      });
    }),
  );
});
