import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

it.each([
  ['BAYFRONT  AVENUE ', 'Bayfront Avenue'],
  ['LORONG 25A GEYLANG', 'Lorong 25A Geylang'],
  ["D'LEEDON", "D'Leedon"],
  ["ST. JOHN'S ROAD", "St. John's Road"],
  ['THE SAIL @ MARINA BAY', 'The Sail @ Marina Bay'],
  ['EMERALD PARK II', 'Emerald Park II'],
  ['1ST AVENUE', '1st Avenue'],
  ['Tampines St 61', 'Tampines St 61'],
  ['NIL', ''],
  ['na', ''],
  ['', ''],
])('writes %j as %j', (text, name) => {
  expect(placeName(text)).toBe(name);
});
