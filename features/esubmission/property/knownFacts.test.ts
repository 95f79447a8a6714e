import { expect, it } from 'vitest';
import { emptyInfo, type InfoValues } from '../info/infoValues.web.ts';
import { type Known, missingFacts } from './knownFacts.web.ts';

const known: Known = {
  propertyCategory: 'hdb',
  propertyType: '4R',
  block: '88',
  street: 'Whampoa Drive',
  building: '',
  hdbTown: 'Kallang/Whampoa',
  planningArea: null,
  leaseStartYear: 1988,
  floorArea: 93,
  landArea: null,
  areaUnit: 'SQFT',
  tenure: null,
};
const typed: InfoValues = { ...emptyInfo, property: { ...emptyInfo.property, postalCode: '320088', block: '88' } };

it('takes the empty fields from an earlier submission', () => {
  expect(missingFacts(typed, known)).toEqual({
    propertyCategory: 'hdb',
    propertyType: '4R',
    hdbTown: 'Kallang/Whampoa',
    leaseStartYear: 1988,
    floorArea: 93,
    areaUnit: 'SQFT',
    property: { ...typed.property, street: 'Whampoa Drive' },
  });
});

it('does not change typed fields', () => {
  const property = { ...typed.property, street: 'Whampoa Dr' };
  const more: InfoValues = { ...typed, property, propertyCategory: 'hdb', floorArea: 92 };
  expect(missingFacts(more, known)).toEqual({ propertyType: '4R', hdbTown: 'Kallang/Whampoa', leaseStartYear: 1988 });
});

it('offers nothing if the property contradicts the form', () => {
  expect(missingFacts({ ...typed, propertyCategory: 'commercial' }, known)).toEqual({});
  expect(missingFacts({ ...typed, propertyCategory: 'hdb', propertyType: '3R' }, known)).toEqual({});
});
