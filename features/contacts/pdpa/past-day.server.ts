import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';

/** A day of the past, today if none is given. */
export const pastDay = (at: Writing, day: string | null, field: string): string => {
  const now = today(at.clock);
  if (day !== null && day > now) throw new Refusal('contact.invalid', 'This day is in the future.', { field });
  return day ?? now;
};
