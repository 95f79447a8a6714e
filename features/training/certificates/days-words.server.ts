import { type Day, formatDay } from '#platform/contract/days.ts';

/** The day of a training, or its first and its last. */
export const daysWords = ({ from, to }: { from: Day; to: Day }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
