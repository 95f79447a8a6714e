import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import type { PeriodKind } from '../commission.words.ts';
import { periodOf } from './period.rules.ts';

test.each<[PeriodKind, string, string, string, string]>([
  ['CALENDAR', '2026-01-01', '2020-05-05', '2026-01-01', '2026-12-31'],
  ['CALENDAR', '2026-12-31', '2020-05-05', '2026-01-01', '2026-12-31'],
  ['ANNIVERSARY', '2026-05-05', '2025-05-05', '2026-05-05', '2027-05-04'],
  ['ANNIVERSARY', '2026-05-04', '2025-05-05', '2025-05-05', '2026-05-04'],
  ['ANNIVERSARY', '2026-05-05', '2026-05-05', '2026-05-05', '2027-05-04'],
  ['ANNIVERSARY', '2025-02-27', '2024-02-29', '2024-02-29', '2025-02-27'],
  ['ANNIVERSARY', '2025-02-28', '2024-02-29', '2025-02-28', '2026-02-27'],
  ['ANNIVERSARY', '2028-02-28', '2024-02-29', '2027-02-28', '2028-02-28'],
  ['ANNIVERSARY', '2028-02-29', '2024-02-29', '2028-02-29', '2029-02-27'],
  ['ROLLING12', '2026-03-15', '2020-05-05', '2025-03-15', '2026-03-14'],
  ['ROLLING12', '2028-02-29', '2020-05-05', '2027-03-01', '2028-02-28'],
  ['ROLLING12', '2028-02-28', '2020-05-05', '2027-02-28', '2028-02-27'],
  ['ROLLING12', '2028-03-01', '2020-05-05', '2027-03-01', '2028-02-29'],
  ['ROLLING12', '2029-02-28', '2020-05-05', '2028-02-28', '2029-02-27'],
])('%s of %s, on the plan since %s', (kind, day, since, from, to) => {
  expect(periodOf(kind, day, since)).toEqual({ from, to });
});

it('has every day in one period, and the next one begins the day after it', () => {
  const days = fc.nat(40_000).map((days) => addDays('1990-01-01', days));
  const kinds = fc.constantFrom<PeriodKind>('CALENDAR', 'ANNIVERSARY');
  fc.assert(
    fc.property(kinds, days, fc.nat(9_000), (kind, since, later) => {
      const day = addDays(since, later);
      const { from, to } = periodOf(kind, day, since);
      expect(from <= day && day <= to).toBe(true);
      expect(periodOf(kind, to, since)).toEqual({ from, to });
      expect(periodOf(kind, addDays(to, 1), since).from).toBe(addDays(to, 1));
    }),
  );
});
