import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { squareOf } from './square-of.ts';

it.each([
  [{ width: 400, height: 300 }, {}, { left: 50, top: 0, size: 300 }],
  [{ width: 300, height: 401 }, {}, { left: 0, top: 50, size: 300 }],
  [{ width: 400, height: 300 }, { size: 100 }, { left: 150, top: 100, size: 100 }],
  [
    { width: 400, height: 300 },
    { left: 100, top: 0, size: 300 },
    { left: 100, top: 0, size: 300 },
  ],
  [{ width: 400, height: 300 }, { left: 101, top: 0, size: 300 }, undefined],
  [{ width: 400, height: 300 }, { size: 301 }, undefined],
])('of %j, %j is %j', (size, asked, square) => {
  expect(squareOf(size, asked)).toEqual(square);
});

it('lies within the picture whenever there is one', () => {
  const side = fc.integer({ min: 1, max: 5_000 });
  const asked = fc.record({ left: fc.nat(6_000), top: fc.nat(6_000), size: side }, { requiredKeys: [] });
  fc.assert(
    fc.property(side, side, asked, (width, height, wish) => {
      const square = squareOf({ width, height }, wish);
      if (!square) return;
      expect(square.left).toBeGreaterThanOrEqual(0);
      expect(square.top).toBeGreaterThanOrEqual(0);
      expect(square.left + square.size).toBeLessThanOrEqual(width);
      expect(square.top + square.size).toBeLessThanOrEqual(height);
    }),
  );
});
