import { expect, test } from 'vitest';
import { hadLeft } from './had-left.rules.ts';

test.each([
  ['ended before the day, as a later import shows', '2026-06-30', '2026-11-01', true],
  ['ended on the day itself', '2026-09-15', '2026-11-01', true],
  ['ends after the day', '2026-12-31', '2027-02-01', false],
  ['may have been renewed since the last import', '2026-06-30', '2026-06-30', false],
  ['no import', '2026-06-30', undefined, false],
  ['without an end', null, '2026-11-01', false],
])('a registration that %s', (_, validTo, importedOn, expected) => {
  expect(hadLeft(validTo, { day: '2026-09-15', importedOn })).toBe(expected);
});
