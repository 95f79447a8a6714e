import { expect, it } from 'vitest';
import { comparedArea } from './comparables.rules.ts';

it.each([
  ['landed', 'TERRACE', 200],
  ['landed', 'STRATA_LANDED', 150],
  ['private-residential', 'CONDOMINIUM', 150],
])('a home of %s, %s, is compared by %s', (category, propertyType, area) => {
  expect(comparedArea({ category, propertyType, floorArea: 150, landArea: 200 })).toBe(area);
});
