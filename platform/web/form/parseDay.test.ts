import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay } from '#platform/contract/days.ts';
import { dayWithin, parseDay } from './parseDay.ts';

describe('a typed day', () => {
  it.each([
    '5/3/2026',
    '05/03/2026',
    '5/3/26',
    '5.3.2026',
    '5-3-2026',
    '5 3 2026',
    '05032026',
    '050326',
    '05 Mar 2026',
    '5mar2026',
    '5 March 26',
    '5-Mar-2026',
    'Mar 5, 2026',
    'march 5 2026',
    '2026-03-05',
    ' 2026-3-5 ',
  ])('%s is 5 March 2026', (typed) => {
    expect(parseDay(typed)).toBe('2026-03-05');
  });

  it.each([
    '',
    'soon',
    '31/2/2026',
    '29/2/2026',
    '0/1/2026',
    '1/13/2026',
    '5/3',
    '5/3/202',
    '5032026',
    '31022026',
    '310226',
    '05/032026',
    '5 Foo 2026',
    '2026-02-30',
  ])('%s is none', (typed) => {
    expect(parseDay(typed)).toBeUndefined();
  });

  it('parses what the product shows, and never throws', () => {
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(fc.property(day, (each) => parseDay(formatDay(each)) === each));
    fc.assert(fc.property(fc.string(), (typed) => void parseDay(typed)));
  });
});

describe('a day within limits', () => {
  it('is accepted on the first and on the last day', () => {
    for (const day of ['2026-03-01', '2026-03-31'])
      expect(dayWithin(formatDay(day), '2026-03-01', '2026-03-31')).toEqual({ day });
  });

  it.each([
    ['28/2/2026', 'The earliest date is 01 Mar 2026.'],
    ['1 Apr 2026', 'The latest date is 31 Mar 2026.'],
    ['31/2/2026', '“31/2/2026” is not a date. Enter it as 05 Mar 2026 or 05032026.'],
  ])('%s has an error', (typed, problem) => {
    expect(dayWithin(typed, '2026-03-01', '2026-03-31')).toEqual({ problem });
  });

  it('is neither a day nor an error if the text is empty', () => {
    expect(dayWithin('  ')).toEqual({});
  });
});
