import { addDays, agencyZone, dayOf, type InstantText, weekdayOf } from '#platform/contract/days.ts';

/** The desk is there from nine to six, Monday to Friday. */
const opens = 9;
const closes = 18;
/** Minutes. */
const patience = 240;

const isWorkday = (day: string): boolean => !['Saturday', 'Sunday'].includes(weekdayOf(day));

const clockOf = (day: string, hour: number): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: agencyZone, plainTime: Temporal.PlainTime.from({ hour }) })
    .epochMilliseconds;

/** Minutes of working hours between two moments. */
const workingMinutes = (from: InstantText, until: InstantText): number => {
  const start = Temporal.Instant.from(from).epochMilliseconds;
  const end = Temporal.Instant.from(until).epochMilliseconds;
  let minutes = 0;
  for (let day = dayOf(from); clockOf(day, 0) < end; day = addDays(day, 1)) {
    if (!isWorkday(day)) continue;
    const begin = Math.max(start, clockOf(day, opens));
    const finish = Math.min(end, clockOf(day, closes));
    minutes += Math.max(0, finish - begin) / 60_000;
  }
  return minutes;
};

/** Whether something waits longer than four working hours. */
export const isLate = (since: InstantText, now: InstantText): boolean => workingMinutes(since, now) > patience;
