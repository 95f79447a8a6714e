import { agencyZone, formatInstant } from '#platform/contract/days.ts';

/** A time span in minutes, in Singapore time: `YYYY-MM-DDTHH:MM`. */
export type MaintenanceWindow = { from: string; until: string; reason: string };

/** A maintenance window with its limits in milliseconds since 1970. */
export type Span = { from: number; until: number; reason: string };

const dayMs = 86_400_000;

const instantOf = (moment: string): number =>
  Temporal.PlainDateTime.from(moment).toZonedDateTime(agencyZone).epochMilliseconds;

export const spansOf = (windows: MaintenanceWindow[]): Span[] =>
  windows.map(({ from, until, reason }) => ({ from: instantOf(from), until: instantOf(until), reason }));

/** The window that is active at `now`. If several are, the one that ends last. */
export const spanAt = (spans: Span[], now: number): Span | undefined =>
  spans.filter(({ from, until }) => from <= now && now < until).sort((a, b) => b.until - a.until)[0];

/** The next window that begins within a day after `now`. */
export const comingSpan = (spans: Span[], now: number): Span | undefined =>
  spans.filter(({ from }) => now < from && from - now <= dayMs).sort((a, b) => a.from - b.from)[0];

/** When the last window began (-Infinity if none did). Sessions that were opened before it have ended. */
export const lastBegan = (spans: Span[], now: number): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...spans.map(({ from }) => from).filter((from) => from <= now));

const clock = (at: number) => formatInstant(new Date(at).toISOString());
const sentences = (...all: string[]) => all.filter(Boolean).join(' ');

/** The message while a window is active. */
export const closedWords = ({ until, reason }: Span): string =>
  sentences(`Gable is closed for maintenance until ${clock(until)} (Singapore time).`, reason);

/** The announcement of a window. */
export const comingWords = ({ from, until, reason }: Span): string => {
  const [day, begins] = clock(from).split(', ');
  const [lastDay, ends] = clock(until).split(', ');
  const end = day === lastDay ? ends : clock(until);
  return sentences(`Maintenance on ${day} from ${begins} to ${end} (Singapore time).`, reason);
};

/** The time that is left, in words: `in 3 hours`, `in 45 minutes`, and `in 4:59` in the last five minutes. */
export const countDown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds <= 300) return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `in ${minutes} minutes`;
  return `in ${Math.round(minutes / 60)} hours`;
};
