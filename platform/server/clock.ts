import { agencyZone, type Day } from '#platform/contract/days.ts';

/** The only source of now. The demo and tests bring their own. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** A clock that stands still until it is moved. */
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

/** Today at the agency. */
export const today = (clock: Clock): Day => clock.now().toZonedDateTimeISO(agencyZone).toPlainDate().toString();
