import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { squareIn } from './squareIn.ts';

it.each([
  [
    { width: 400, height: 300 },
    { x: 12.5, y: 0, width: 75, height: 100 },
    { left: 50, top: 0, size: 300 },
  ],
  [
    { width: 3000, height: 4000 },
    { x: 0, y: 25, width: 50, height: 37.5 },
    { left: 0, top: 1000, size: 1500 },
  ],
  [
    { width: 401, height: 301 },
    { x: 75, y: 66.8, width: 25, height: 33.3 },
    { left: 301, top: 201, size: 100 },
  ],
])('of %j, %j is %j', (size, part, square) => {
  expect(squareIn(size, part)).toEqual(square);
});

it('always lies within the picture', () => {
  const side = fc.integer({ min: 1, max: 10_000 });
  const hundredth = fc.double({ min: 0, max: 100, noNaN: true });
  const part = fc.record({ x: hundredth, y: hundredth, width: hundredth, height: hundredth });
  fc.assert(
    fc.property(side, side, part, (width, height, chosen) => {
      const { left, top, size } = squareIn({ width, height }, chosen);
      expect(size).toBeGreaterThanOrEqual(1);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + size).toBeLessThanOrEqual(width);
      expect(top + size).toBeLessThanOrEqual(height);
    }),
  );
});
