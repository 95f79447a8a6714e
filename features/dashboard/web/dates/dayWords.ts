import { type Day, formatMonth, weekdayOf } from '#platform/contract/days.ts';

/** `Wed, 25 Nov`. */
export const dayWords = (day: Day): string =>
  `${weekdayOf(day).slice(0, 3)}, ${Number(day.slice(8))} ${formatMonth(day).slice(0, 3)}`;
