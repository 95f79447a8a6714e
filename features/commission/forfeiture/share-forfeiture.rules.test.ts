import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareForfeiture } from './share-forfeiture.rules.ts';

const shares = fc.array(fc.array(fc.nat(3_000_000), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);

it('divides a half as the whole was divided', () => {
  expect(shareForfeiture(50_000, [[60_000, 20_000], [20_000]])).toEqual([[30_000, 10_000], [10_000]]);
});

it('gives out all of it, and no line more than it had', () => {
  fc.assert(
    fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const whole = sum(lines.flat());
      const forfeiture = Math.floor(whole * part);
      const shares = shareForfeiture(forfeiture, lines);
      expect(sum(shares.flat())).toBe(forfeiture);
      for (const [share, lineCents] of shares.entries())
        for (const [line, cents] of lineCents.entries()) {
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(lines[share]?.[line] ?? 0);
        }
    }),
  );
});
