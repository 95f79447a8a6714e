import { type Day, dayOf, formatDay, type InstantText, timeOf, weekdayOf } from '#platform/contract/days.ts';
import type { EventLine } from './events.calls.ts';

type Times = { startsAt: InstantText; endsAt: InstantText };

/** `Thursday, 10 Dec 2026, 10:00–12:00`. */
export const whenWords = ({ startsAt, endsAt }: Times): string => {
  const first = dayOf(startsAt);
  const last = dayOf(endsAt);
  const on = (day: Day) => `${weekdayOf(day)}, ${formatDay(day)}`;
  return first === last
    ? `${on(first)}, ${timeOf(startsAt)}–${timeOf(endsAt)}`
    : `${on(first)}, ${timeOf(startsAt)} – ${on(last)}, ${timeOf(endsAt)}`;
};

/** How many places are left, in words. */
export const placesWords = ({ capacity, taken, waiting }: EventLine): string => {
  if (capacity === null) return `${taken} registered`;
  const placesLeft = Math.max(0, capacity - taken);
  if (placesLeft === 0 || waiting > 0) return waiting > 0 ? `Full · ${waiting} waiting` : 'Full';
  return placesLeft === 1 ? '1 place left' : `${placesLeft} places left`;
};

/** Whether a new registration goes on the waiting list. */
export const isFull = ({ capacity, taken, waiting }: EventLine): boolean =>
  capacity !== null && (waiting > 0 || taken >= capacity);

export const hasPassed = (instant: InstantText): boolean =>
  Temporal.Instant.compare(instant, Temporal.Now.instant()) <= 0;
