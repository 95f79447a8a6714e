import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareCleared } from './share-cleared.rules.ts';

const lines = fc
  .array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 })
  .filter((lines) => lines.some((each) => each > 0));
const parts = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 10 });

test('each receipt is shared whole, never below what is left, and all of them give each line its cents', () => {
  fc.assert(
    fc.property(lines, parts, (whole, weights) => {
      const total = whole.reduce((sum, each) => sum + each, 0);
      const remaining = [...whole];
      let open = total;
      for (const [index, weight] of weights.entries()) {
        const isLast = index === weights.length - 1;
        const cents = isLast ? open : Math.min(open, Math.floor((total * weight) / 2_000));
        if (cents === 0) continue;
        const shares = shareCleared(cents, remaining);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(cents);
        for (const [line, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          remaining[line] = (remaining[line] ?? 0) - share;
          expect(remaining[line]).toBeGreaterThanOrEqual(0);
        }
        open -= cents;
      }
      expect(remaining.every((each) => each === 0)).toBe(true);
    }),
  );
});
