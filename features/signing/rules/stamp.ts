import { agencyZone, dayOf, formatDay, type InstantText } from '#platform/contract/days.ts';

/** A moment to the second in Singapore, with the offset: `23 Nov 2026, 10:38:44 +08:00`. */
export const stamp = (instant: InstantText): string => {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(agencyZone);
  return `${formatDay(dayOf(instant))}, ${there.toPlainTime().toString({ smallestUnit: 'second' })} ${there.offset}`;
};
