import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../days.ts';
import { readDay } from './read-day.ts';

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
    '2026/3/5',
    '20260305',
    '2026 Mar 5',
    '5th March 2026',
    '5 of March 2026',
    'Mar 5th, 2026',
    '5 Mac 2026',
    '5 / 3 / 2026',
    "5 Mar '26",
    'Thursday, 5 March 2026',
    'Thu 5/3/2026',
    '2026年3月5日',
    '５／３／２０２６',
    '5\u00a0Mar\u200b 2026',
  ])('%s is 5 March 2026', (typed) => {
    expect(readDay(typed)).toEqual({ value: '2026-03-05' });
  });

  it.each([
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
    '02/13/2026',
    '1/2-2026',
    '5 mayor 2026',
    '5 Marvellous 2026',
    '5st Mar 2026',
    '11st Mar 2026',
    'Friday, 5 March 2026',
    '5/3/2026 - 7/3/2026',
    '5-7 Mar 2026',
    '5/3/2026 10:30',
    '2026-03-05T10:30',
    '5/3/1826',
    '5\t3\t2026',
  ])('%s is none', (typed) => {
    expect(readDay(typed)).toEqual({ problem: `“${typed}” is not a date. Enter it as 05 Mar 2026 or 05032026.` });
  });

  it.each(['1/2/85', '010285', "1 Feb '85"])('%s may be of two centuries', (typed) => {
    expect(readDay(typed)).toEqual({ problem: 'Enter the year with four digits.' });
  });

  it.each([
    'januari',
    'Februari',
    'Mac',
    'April',
    'Mei',
    'Jun',
    'Julai',
    'Ogos',
    'September',
    'Oktober',
    'November',
    'Dis',
  ])('%s is a month', (name) => {
    expect(readDay(`1 ${name} 2026`).value).toMatch(/^2026-\d\d-01$/);
  });

  it('parses what the product shows, and never throws', () => {
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(fc.property(day, (each) => readDay(formatDay(each)).value === each));
    fc.assert(fc.property(fc.string(), (typed) => void readDay(typed)));
  });
});

describe('a day within limits', () => {
  it('is accepted on the first and on the last day', () => {
    for (const day of ['2026-03-01', '2026-03-31'])
      expect(readDay(formatDay(day), '2026-03-01', '2026-03-31')).toEqual({ value: day });
  });

  it.each([
    ['28/2/2026', 'The earliest date is 01 Mar 2026.'],
    ['1 Apr 2026', 'The latest date is 31 Mar 2026.'],
    ['31/2/2026', '“31/2/2026” is not a date. Enter it as 05 Mar 2026 or 05032026.'],
  ])('%s has an error', (typed, problem) => {
    expect(readDay(typed, '2026-03-01', '2026-03-31')).toEqual({ problem });
  });

  it('is neither a day nor an error if the text is empty', () => {
    expect(readDay('  ')).toEqual({ value: null });
  });
});
