import { agencyZone, type Day } from '#platform/contract/days.ts';

/** The only source of the current time. The demo and tests have their own. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** A clock for tests and the demo: its time changes only when it is moved. */
export const clockAt = (start: string) => {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    moveTo: (instant: string) => {
      now = Temporal.Instant.from(instant);
    },
    advance: (duration: Temporal.DurationLike) => {
      now = now.add(duration);
    },
  };
};

/** For the demo: eleven in the morning of a day, or this moment if that is still to come. */
export const morningOf = (day: Day, clock: Clock) => {
  const morning = Temporal.Instant.from(`${day}T03:00:00Z`);
  const now = clock.now();
  return clockAt((Temporal.Instant.compare(morning, now) < 0 ? morning : now).toString());
};

/** Today at the agency. In every zone a day begins at a whole minute, so the day of the last minute asked for is remembered. */
export const today = (clock: Clock): Day => {
  const now = clock.now();
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  if (minute !== latest.minute) latest = { minute, day: now.toZonedDateTimeISO(agencyZone).toPlainDate().toString() };
  return latest.day;
};
let latest: { minute: number; day: Day } = { minute: Number.NaN, day: '' };
