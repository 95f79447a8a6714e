/** A calendar day of the agency, `YYYY-MM-DD`. Arithmetic on it goes through Temporal.PlainDate. */
export type Day = string;
/** A moment, ISO 8601 in UTC (`2026-03-05T02:42:00Z`). */
export type InstantText = string;

export const agencyZone = 'Asia/Singapore';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-03-05` → `05 Mar 2026`. */
export const formatDay = (day: Day): string =>
  `${day.slice(8, 10)} ${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** An instant as the agency's clock shows it: `05 Mar 2026, 10:42`. */
export const formatInstant = (instant: InstantText, zone = agencyZone): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${formatDay(`${part('year')}-${part('month')}-${part('day')}`)}, ${part('hour')}:${part('minute')}`;
};

/** The agency's day at an instant. */
export const dayOf = (instant: InstantText, zone = agencyZone): Day =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Temporal.PlainDate.from(from).until(to).days;

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/** The same day of another month, or its last where that month is shorter. */
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString();

/** The instant at which a day begins at the agency. */
export const startOfDay = (day: Day): InstantText =>
  Temporal.PlainDate.from(day).toZonedDateTime(agencyZone).toInstant().toString();
