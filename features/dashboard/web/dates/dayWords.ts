import type { Day } from '#platform/contract/days.ts';

const format = new Intl.DateTimeFormat('en-SG', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Wed, 25 Nov`. */
export const dayWords = (day: Day): string => format.format(new Date(`${day}T00:00:00Z`));
