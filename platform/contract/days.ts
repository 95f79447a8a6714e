/** A calendar day of the agency, `YYYY-MM-DD`. Arithmetic on it goes through Temporal.PlainDate. */
export type Day = string;
/** A moment, ISO 8601 in UTC (`2026-03-05T02:42:00Z`). */
export type InstantText = string;

export const agencyZone = 'Asia/Singapore';

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const monthOf = (day: Day): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';

/** `2026-03-05` → `05 Mar 2026`. */
export const formatDay = (day: Day): string => `${day.slice(8, 10)} ${monthOf(day).slice(0, 3)} ${day.slice(0, 4)}`;

/** `2026-03-05` → `March 2026`. */
export const formatMonth = (day: Day): string => `${monthOf(day)} ${day.slice(0, 4)}`;

/** `2026-03-05` → `Thursday`. */
export const weekdayOf = (day: Day): string => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? '';

/** The clock of a time zone at an instant. */
const clockAt = (instant: InstantText, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** The agency's day at an instant. */
export const dayOf = (instant: InstantText, zone = agencyZone): Day => clockAt(instant, zone).toPlainDate().toString();

/** The time of the agency's clock at an instant: `10:42`. */
export const timeOf = (instant: InstantText, zone = agencyZone): string =>
  clockAt(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' });

/** An instant as the agency's clock shows it: `05 Mar 2026, 10:42`. */
export const formatInstant = (instant: InstantText, zone = agencyZone): string =>
  `${formatDay(dayOf(instant, zone))}, ${timeOf(instant, zone)}`;

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Temporal.PlainDate.from(from).until(to).days;

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/** The same day of another month, or its last where that month is shorter. */
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString();

/** The instant at which a day begins at the agency. */
export const startOfDay = (day: Day): InstantText =>
  Temporal.PlainDate.from(day).toZonedDateTime(agencyZone).toInstant().toString();
