import { expect, it } from 'vitest';
import { isNumbered, searched } from './searched.ts';

it.each([
  ['INV26-000138', 'INV26-000138'],
  ['inv26 138', 'INV26-000138'],
  ['INV26000138', 'INV26-000138'],
  ['d-2026-000167', 'D-2026-000167'],
  ['D2026-167', 'D-2026-000167'],
  [' or26-000217 ', 'OR26-000217'],
  ['Tan Ah Kow', 'TAN AH KOW'],
  ['INV26-0001389', 'INV26-0001389'],
  ['#ES-2026-000123.', 'ES-2026-000123'],
  ['ES/2026/000123', 'ES-2026-000123'],
  ['ES–2026–123', 'ES-2026-000123'],
  ['ＥＳ－２０２６－０００１２３', 'ES-2026-000123'],
  ['Invoice no. INV26-000138', 'INV26-000138'],
  ['(OR26\u200b-217)', 'OR26-000217'],
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

it.each([
  ['or26', 'OR26%'],
  ['OR26-', 'OR26%'],
  ['PR26', 'PR26%'],
  ['D-2026', 'D-2026%'],
  ['es 2026', 'ES-2026%'],
  ['ES-2026-0000', 'ES-2026-0000%'],
  ['cdd-2026', 'CDD-2026%'],
  ['INV26-0001', 'INV26-0001%'],
  ['inv26 138', 'INV26-000138'],
  ['Tan Ah Kow', 'TAN AH KOW'],
  ['50%', '50\\%'],
])('“%s” is looked for among numbers like %s', (text, numbers) => {
  expect(searched(text).numbers).toBe(numbers);
});

it.each([
  ['INV26', 'INV26-000138', true],
  ['INV25', 'INV26-000138', false],
  ['inv26 138', 'INV26-000138', true],
  ['inv26 13', 'INV26-000138', false],
  ['D-2026', null, false],
])('“%s” finds %s: %s', (text, number, isFound) => {
  expect(isNumbered(searched(text), number)).toBe(isFound);
});
