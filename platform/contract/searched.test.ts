import { expect, it } from 'vitest';
import { searched } from './searched.ts';

it.each([
  ['INV26-000138', 'INV26-000138'],
  ['inv26 138', 'INV26-000138'],
  ['INV26000138', 'INV26-000138'],
  ['d-2026-000167', 'D-2026-000167'],
  ['D2026-167', 'D-2026-000167'],
  [' or26-000217 ', 'OR26-000217'],
  ['Tan Ah Kow', 'TAN AH KOW'],
  ['INV26-0001389', 'INV26-0001389'],
])('“%s” as a number is %s', (text, number) => {
  expect(searched(text).number).toBe(number);
});

it.each([
  ['S$ 1,234.50', 123_450],
  ['28580', 2_858_000],
  ['Tan Ah Kow', null],
  ['12 Bishan Street', null],
])('“%s” as an amount is %s cents', (text, cents) => {
  expect(searched(text).cents).toBe(cents);
});
