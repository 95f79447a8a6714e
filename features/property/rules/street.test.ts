import { expect, it } from 'vitest';
import { streetKey } from './address.ts';

it.each([
  ['Tampines St 61', 'TAMPINES STREET  61'],
  ['Upper Thomson Road', 'Upp Thomson Rd'],
  ['Jalan Bukit Merah', 'Jln Bt Merah'],
  ['Commonwealth Avenue', "C'wealth Ave"],
  ['St. Michael’s Road', 'Saint Michael’s Rd.'],
])('%s is %s', (one, other) => {
  expect(streetKey(one)).toBe(streetKey(other));
});

it.each([
  ['Leonie Hill', 'Leonie Hill Road'],
  ['Tampines St 61', 'Tampines St 62'],
])('%s is not %s', (one, other) => {
  expect(streetKey(one)).not.toBe(streetKey(other));
});
