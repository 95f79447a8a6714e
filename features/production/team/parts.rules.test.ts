import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.rules.ts';

describe('a span', () => {
  it.each([
    ['2026-10-01', '2026-11-25', ['2026-10-01', '2026-10-01'], [['2026-11-01', '2026-11-25']]],
    ['2026-10-01', '2026-12-31', ['2026-10-01', '2026-12-01'], []],
    ['2026-11-01', '2026-11-25', null, [['2026-11-01', '2026-11-25']]],
    ['2026-11-05', '2026-11-05', null, [['2026-11-05', '2026-11-05']]],
    [
      '2026-09-20',
      '2026-11-25',
      ['2026-10-01', '2026-10-01'],
      [
        ['2026-09-20', '2026-09-30'],
        ['2026-11-01', '2026-11-25'],
      ],
    ],
    ['2026-10-20', '2026-11-10', null, [['2026-10-20', '2026-11-10']]],
    ['2027-02-01', '2027-02-28', ['2027-02-01', '2027-02-01'], []],
    ['2026-11-02', '2026-11-01', null, []],
  ] as const)('from %s to %s has its whole months and the days beside them', (from, to, months, days) => {
    const span = ([first, last]: readonly [string, string]) => ({ from: first, to: last });
    expect(partsOf({ from, to })).toEqual({ months: months && span(months), days: days.map(span) });
  });
});
