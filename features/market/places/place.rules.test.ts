import { expect, it } from 'vitest';
import { grossYield, isLetByFloor, letAs, premiumOf } from './place.rules.ts';

it('a yield is twelve rents of a price', () => {
  expect(grossYield(300_000, 90_000_000)).toBe(400);
  expect(grossYield(300_000, 0)).toBeNull();
  expect(grossYield(null, 90_000_000)).toBeNull();
});

it('a premium is beside the average of all storeys, by how many were sold', () => {
  const all = [
    { rows: 3, unitMedian: 1_000 },
    { rows: 1, unitMedian: 1_200 },
  ];
  expect(all.map(({ unitMedian }) => premiumOf(unitMedian, all))).toEqual([-48, 143]);
  expect(premiumOf(1_000, all.slice(0, 1))).toBeNull();
});

it('a yield is of homes that are sold and let by their floor', () => {
  expect(['Apartment', 'Condominium'].map((type) => letAs[type])).toEqual(Array(2).fill('Non-landed Properties'));
  const types = ['Non-landed Properties', 'Executive Condominium', 'Terrace House'];
  expect(types.map(isLetByFloor)).toEqual([true, true, false]);
});
