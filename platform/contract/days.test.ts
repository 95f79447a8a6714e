import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, formatDay, formatInstant, formatMonth, timeOf, weekdayOf } from './days.ts';

const anyInstant = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const inSingapore = { timeZone: 'Asia/Singapore', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

it('writes days and moments as the language does, on the agency’s clock', () => {
  const [month, weekday] = [write({ month: 'long', year: 'numeric' }), write({ weekday: 'long' })];
  const [day, time] = [write({ day: '2-digit', month: '2-digit', year: 'numeric' }), write(inSingapore)];
  fc.assert(
    fc.property(anyInstant, (instant) => {
      const here = dayOf(instant);
      const date = new Date(`${here}T12:00:00`);
      expect(formatMonth(here)).toBe(month.format(date));
      expect(weekdayOf(here)).toBe(weekday.format(date));
      expect(here.split('-').reverse().join('/')).toBe(day.format(date));
      expect(timeOf(instant)).toBe(time.format(new Date(instant)));
      expect(formatInstant(instant)).toBe(`${formatDay(here)}, ${timeOf(instant)}`);
    }),
  );
  expect(formatDay('2026-03-05')).toBe('05 Mar 2026');
  expect(formatInstant('2026-03-05T02:42:59Z')).toBe('05 Mar 2026, 10:42');
});
