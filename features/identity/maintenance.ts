import { agencyZone, formatInstant } from '#platform/contract/days.ts';

/** From a minute until another on the agency's clock, `YYYY-MM-DDTHH:MM`. */
export type MaintenanceWindow = { from: string; until: string; reason: string };

/** The same in milliseconds since 1970. */
export type Span = { from: number; until: number; reason: string };

const dayMs = 86_400_000;

const instantOf = (moment: string): number =>
  Temporal.PlainDateTime.from(moment).toZonedDateTime(agencyZone).epochMilliseconds;

export const spansOf = (windows: MaintenanceWindow[]): Span[] =>
  windows.map(({ from, until, reason }) => ({ from: instantOf(from), until: instantOf(until), reason }));

/** The window under way, the one that lasts longest where several are. */
export const spanAt = (spans: Span[], now: number): Span | undefined =>
  spans.filter(({ from, until }) => from <= now && now < until).sort((a, b) => b.until - a.until)[0];

/** The next one, from a day before it begins. */
export const comingSpan = (spans: Span[], now: number): Span | undefined =>
  spans.filter(({ from }) => now < from && from - now <= dayMs).sort((a, b) => a.from - b.from)[0];

/** When a window last began: whoever signed in before is signed out. */
export const lastBegan = (spans: Span[], now: number): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...spans.map(({ from }) => from).filter((from) => from <= now));

const clock = (at: number) => formatInstant(new Date(at).toISOString());
const sentences = (...all: string[]) => all.filter(Boolean).join(' ');

/** What is said at the door while one is under way. */
export const closedWords = ({ until, reason }: Span): string =>
  sentences(`Gable is closed for maintenance until ${clock(until)} (Singapore time).`, reason);

/** What is said before one begins. */
export const comingWords = ({ from, until, reason }: Span): string => {
  const [day, begins] = clock(from).split(', ');
  const [lastDay, ends] = clock(until).split(', ');
  const end = day === lastDay ? ends : clock(until);
  return sentences(`Maintenance on ${day} from ${begins} to ${end} (Singapore time).`, reason);
};

/** How long until something, counted as people do: hours, minutes, and at last seconds. */
export const countDown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds <= 300) return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `in ${minutes} minutes`;
  return `in ${Math.round(minutes / 60)} hours`;
};
