import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Weekday, weekdays } from '../payout.words.ts';
import { payDayOf, runDaysOn } from './run-days.rules.ts';

const usual = { cutOffDay: 'TUE', cutOffHour: 18, payDay: 'FRI' } as const;

it.each<[string, string, string]>([
  // 24 November 2026 is a Tuesday; Singapore is 8 hours ahead.
  ['2026-11-24T09:59:59Z', '2026-11-17', '2026-11-27'],
  ['2026-11-24T10:00:00Z', '2026-11-24', '2026-11-27'],
  ['2026-11-26T15:59:00Z', '2026-11-24', '2026-11-27'],
  ['2026-11-26T16:00:00Z', '2026-11-24', '2026-11-27'],
  ['2026-11-27T16:00:00Z', '2026-11-24', '2026-12-04'],
  ['2026-11-30T01:00:00Z', '2026-11-24', '2026-12-04'],
])('at %s the cut-off is %s, paid on %s', (now, cutOff, payDay) => {
  expect(runDaysOn(now, usual)).toEqual({ cutOff, payDay });
});

it.each<[string, string, string, string]>([
  ['cleared before the cut-off', '2026-11-24', '2026-11-26T01:00:00Z', '2026-11-27'],
  ['cleared after it', '2026-11-25', '2026-11-26T01:00:00Z', '2026-12-04'],
  ['cleared before a cut-off to come', '2026-11-27', '2026-11-30T01:00:00Z', '2026-12-04'],
  ['on the pay day', '2026-11-20', '2026-11-27T01:00:00Z', '2026-11-27'],
])('what is %s is paid on the pay day of its cut-off', (_, clearedOn, now, payDay) => {
  expect(payDayOf(clearedOn, now, usual)).toBe(payDay);
});

it('what a run was drawn up without is paid a week later', () => {
  const isDrawnUp = (payDay: string) => payDay === '2026-11-27';
  expect(payDayOf('2026-11-20', '2026-11-26T01:00:00Z', usual, isDrawnUp)).toBe('2026-12-04');
});

it('is a passed cut-off of the last seven days, and a pay day of the next seven', () => {
  const weekday = fc.constantFrom(...(Object.keys(weekdays) as Weekday[]));
  const rules = fc.record({ cutOffDay: weekday, cutOffHour: fc.nat({ max: 23 }), payDay: weekday });
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, rules, (at, days) => {
      const runDays = runDaysOn(at.toISOString(), days);
      const today = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO('Asia/Singapore');
      const cutOff = Temporal.PlainDate.from(runDays.cutOff)
        .toZonedDateTime('Asia/Singapore')
        .add({ hours: days.cutOffHour });
      expect(Temporal.ZonedDateTime.compare(cutOff, today)).toBeLessThanOrEqual(0);
      expect(Temporal.ZonedDateTime.compare(cutOff.add({ days: 7 }), today)).toBeGreaterThan(0);
      const until = today.toPlainDate().until(Temporal.PlainDate.from(runDays.payDay)).days;
      expect(until >= 0 && until < 7).toBe(true);
    }),
  );
});
