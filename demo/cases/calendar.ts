import { addDays, agencyZone, type Day, daysBetween, type InstantText } from '#platform/contract/days.ts';
import type { Draws } from '../draw/draws.ts';

/** How busy each month is. Lunar New Year (February) and the seventh lunar month (August) are quiet. */
const seasons = [7, 5, 9, 10, 10, 8, 10, 6, 8, 10, 9, 5];
const busiest = Math.max(...seasons);

/** A random day between two days, both included. Days of busy months are more likely. */
export const drawDay = (draws: Draws, from: Day, to: Day): Day => {
  const days = daysBetween(from, to);
  for (;;) {
    const day = addDays(from, draws.between(0, days));
    if (draws.chance((seasons[Number(day.slice(5, 7)) - 1] ?? 0) / busiest)) return day;
  }
};

/** A random moment of that day in Singapore; hours from `from` until before `to`. */
export const momentOn = (draws: Draws, day: Day, from: number, to: number): InstantText =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({
      timeZone: agencyZone,
      plainTime: { hour: draws.between(from, to - 1), minute: draws.between(0, 59) },
    })
    .toInstant()
    .toString();

const isWorkday = (day: Day): boolean => Temporal.PlainDate.from(day).dayOfWeek <= 5;

/** This day, or the next Monday if it is a weekend. */
const workday = (day: Day): Day => (isWorkday(day) ? day : workday(addDays(day, 1)));

/** The workday `count` workdays later. */
export const workdaysAfter = (day: Day, count: number): Day =>
  count === 0 ? workday(day) : workdaysAfter(workday(addDays(day, 1)), count - 1);

/** The workday `count` workdays earlier. */
export const workdaysBefore = (day: Day, count: number): Day => {
  const before = addDays(day, -1);
  if (!isWorkday(before)) return workdaysBefore(before, count);
  return count <= 1 ? before : workdaysBefore(before, count - 1);
};
