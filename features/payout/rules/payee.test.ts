import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ItemKind } from '../words.ts';
import { payeeOf } from './payee.ts';

const item = (kind: ItemKind, cents: number) => ({ kind, cents });

it('pays own deals and overriding together', () => {
  const { sums, carried } = payeeOf([item('OWN', 900), item('OVERRIDE', 100), item('OWN', -300)]);
  expect(sums).toEqual({ ownCents: 600, overridingCents: 100, returnedCents: 0, netCents: 700 });
  expect(carried).toEqual([]);
});

it('carries what is owed, and pays what was returned all the same', () => {
  const items = [item('OWN', 500), item('OWN', -500), item('RETURNED', 700)];
  const { sums, paid, carried } = payeeOf(items);
  expect(sums).toEqual({ ownCents: 0, overridingCents: 0, returnedCents: 700, netCents: 700 });
  expect([paid, carried]).toEqual([[items[2]], items.slice(0, 2)]);
});

it('pays each item once or carries it, to the cent', () => {
  const earned = fc.record({ kind: fc.constantFrom('OWN', 'OVERRIDE'), cents: fc.integer({ min: -1e9, max: 1e9 }) });
  const returned = fc.record({ kind: fc.constant('RETURNED'), cents: fc.integer({ min: 1, max: 1e9 }) });
  const items = fc.array(fc.oneof(earned, returned) as fc.Arbitrary<{ kind: ItemKind; cents: number }>, {
    maxLength: 12,
  });
  fc.assert(
    fc.property(items, (given) => {
      const { paid, carried, sums } = payeeOf(given);
      expect(new Set([...paid, ...carried])).toEqual(new Set(given));
      expect(paid.length + carried.length).toBe(given.length);
      expect(sums.netCents).toBe(paid.reduce((sum, { cents }) => sum + cents, 0));
      expect(sums.netCents).toBe(sums.ownCents + sums.overridingCents + sums.returnedCents);
      expect(paid.length === 0 || sums.netCents > 0).toBe(true);
      expect(carried.every(({ kind }) => kind !== 'RETURNED')).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
