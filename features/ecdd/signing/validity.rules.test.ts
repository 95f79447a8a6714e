import { expect, it } from 'vitest';
import type { ShownRating } from '../forms/forms.words.ts';
import { validityOf, wasExpired } from './validity.rules.ts';

it.each<[rating: ShownRating, until: string, isForOneTransaction: boolean]>([
  ['LOW', '2027-03-31', false],
  ['MEDIUM', '2026-09-30', false],
  ['HIGH', '2026-09-30', true],
])('of %s is until %s', (rating, until, isForOneTransaction) => {
  expect(validityOf('2026-03-31', rating, until)).toEqual({ until, isExpired: false, isForOneTransaction });
  expect(validityOf('2026-03-31', rating, '2027-04-01').isExpired).toBe(true);
});

it('ends with its last day, for what is begun later', () => {
  const validity = { until: '2026-09-30' };
  expect(wasExpired(validity, '2026-09-30')).toBe(false);
  expect(wasExpired(validity, '2026-10-01')).toBe(true);
  expect(wasExpired(null, '2026-10-01')).toBe(false);
});
