import { expect, it } from 'vitest';
import { countryCodes, countryName, isCountry } from './countries.ts';

it('knows the 249 of ISO 3166-1 and the stateless, each with a name of its own', () => {
  expect(new Set(countryCodes).size).toBe(250);
  expect(countryCodes.filter((code) => countryName(code) === code)).toEqual([]);
  expect(new Set(countryCodes.map(countryName)).size).toBe(250);
});

it.each([
  ['SG', 'Singapore'],
  ['XXA', 'Stateless'],
  ['HK', 'Hong Kong SAR China'],
  ['', ''],
  ['Perakan', 'Perakan'],
])('calls %j %j', (code, name) => {
  expect(countryName(code)).toBe(name);
});

it.each(['', 'sg', 'Singapore', 'EU', 'ZZ', 'XX'])('does not take %j', (code) => {
  expect(isCountry(code)).toBe(false);
});
