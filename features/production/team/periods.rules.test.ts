import { describe, expect, it } from 'vitest';
import { commonDays, dayAfter, dayBefore, monthsUntil, periodBefore, toDate, yearBefore } from './periods.rules.ts';

describe('a period to date', () => {
  it.each([
    ['month', '2026-11-25', '2026-11-01'],
    ['quarter', '2026-11-25', '2026-10-01'],
    ['quarter', '2026-03-31', '2026-01-01'],
    ['year', '2026-01-01', '2026-01-01'],
  ] as const)('%s of %s', (name, day, from) => {
    expect(toDate(name, day)).toEqual({ from, to: day });
  });

  it.each([
    ['2026-11-25', '2025-11-25'],
    ['2028-02-29', '2027-02-28'],
    // A whole February is held against a whole February.
    ['2029-02-28', '2028-02-29'],
    ['2026-11-30', '2025-11-30'],
  ])('%s is held against %s', (to, before) => {
    expect(yearBefore({ from: '2026-01-01', to })).toEqual({ from: '2025-01-01', to: before });
  });

  it.each([
    ['month', '2026-11-01', '2026-11-25', '2026-10-01', '2026-10-25'],
    ['month', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['quarter', '2026-10-01', '2026-11-25', '2026-07-01', '2026-08-25'],
    ['year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ] as const)('%s %s – %s is held against the one before, %s – %s', (name, from, to, lastFrom, lastTo) => {
    expect(periodBefore(name, { from, to })).toEqual({ from: lastFrom, to: lastTo });
  });

  it.each([
    ['month', '2026-11-25', '2026-10-31', null],
    ['month', '2026-10-31', '2026-09-30', '2026-11-25'],
    ['quarter', '2026-05-05', '2026-03-31', '2026-09-30'],
    ['year', '2025-12-31', '2024-12-31', '2026-11-25'],
  ] as const)('%s of %s stands between those that end on %s and on %s', (name, day, before, after) => {
    expect([dayBefore(name, day), dayAfter(name, day, '2026-11-25')]).toEqual([before, after]);
  });

  it('has whole months before the one that has begun', () => {
    const months = monthsUntil('2026-03-05', 12);
    expect(months).toHaveLength(12);
    expect(months.at(0)).toEqual({ from: '2025-04-01', to: '2025-04-30' });
    expect(months.slice(-2)).toEqual([
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-05' },
    ]);
  });
});

const days = { from: '2026-03-10', to: '2026-06-20' };

describe('the common days', () => {
  it('are the span itself where there is nothing to keep to', () => {
    expect(commonDays(null, days)).toEqual([days]);
  });

  it('are cut at the edges of each stretch, both days included', () => {
    const stretches = [
      { from: '2025-01-01', to: '2026-03-10' },
      { from: '2026-05-01', to: '2026-05-31' },
      { from: '2026-06-20', to: '2199-12-31' },
    ];
    expect(commonDays(stretches, days)).toEqual([
      { from: '2026-03-10', to: '2026-03-10' },
      { from: '2026-05-01', to: '2026-05-31' },
      { from: '2026-06-20', to: '2026-06-20' },
    ]);
  });

  it('are none beside them', () => {
    expect(commonDays([{ from: '2026-06-21', to: '2026-07-01' }], days)).toEqual([]);
    expect(commonDays([], days)).toEqual([]);
  });
});
