import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUnit } from './unit.ts';

it.each([
  ['9-5', '09-05'],
  ['#09-118', '09-118'],
  ['Unit #09-118', '09-118'],
  ['09-0118', '09-118'],
  ['12-345a', '12-345A'],
  ['b1-3', 'B1-03'],
  ['PH-01', 'PH-01'],
  ['01M-05', '01M-05'],
  ['09118', '09-118'],
  ['0911', '09-11'],
  ['4105A', '41-05A'],
  ['B105', 'B1-05'],
  ['41 05', '41-05'],
  ['4105/06', '41-05/06'],
  ['4105/4106', '41-05/06'],
  ['#01-01/#01-02', '01-01/02'],
  ['#01-01 & #02-01', '01-01/02-01'],
  ['01-01, 02 and 03', '01-01/02/03'],
  ['#01-01 to #01-04', '01-01 to 04'],
  ['01-01 - 01-04', '01-01 to 04'],
  ['01-K12/K13', '01-K12/K13'],
  ['', ''],
])('reads %s as %s', (typed, unit) => {
  expect(readUnit(typed)).toEqual({ value: unit });
});

it.each([
  ...[
    '905',
    '118',
    '239222',
    '9905',
    '0005',
    '5',
    '09-',
    '-118',
    '09118-',
    '01-01-04',
    '01-01 to',
    '09-118;',
    '09/118',
  ],
  ...['09-118 Leonie Towers', '09-118\t120', 'ground floor', '09-½', '9٣-05'],
])('refuses %j', (typed) => {
  expect(readUnit(typed).problem).toBe(`“${typed}” is not a unit. Enter it as 09-118.`);
});

it('reads what it has written as it stands, and never throws', () => {
  const parts = fc.constantFrom(
    ...['0', '9', '41', '05', '118', 'B', 'K', '-', ' ', '/', '#', ' to ', ' - ', 'PH', 'A'],
  );
  const typed = fc.array(parts, { maxLength: 8 }).map((each) => each.join(''));
  fc.assert(
    fc.property(fc.oneof(typed, fc.string()), (text) => {
      const { value = '' } = readUnit(text);
      expect(readUnit(value)).toEqual({ value });
    }),
    { numRuns: 2_000 },
  );
});
