import { addDays, addMonths, type Day } from '#platform/contract/days.ts';

/** From and to, both included. */
export type Span = { from: Day; to: Day };

export type PeriodName = 'month' | 'quarter' | 'year';

const monthsIn = { month: 1, quarter: 3, year: 12 };

/** The month, quarter or year of a day, from its first day to that day. */
export const toDate = (name: PeriodName, today: Day): Span => {
  const month = Number(today.slice(5, 7));
  const first = month - ((month - 1) % monthsIn[name]);
  return { from: `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`, to: today };
};

/** The same days of the year before: 29 February ends on the 28th, and the end of a month stays the end of the month. */
export const yearBefore = ({ from, to }: Span): Span => {
  const end = addMonths(to, -12);
  return { from: addMonths(from, -12), to: isLastOfMonth(to) ? lastOfMonth(end) : end };
};

/** Months ending with that of a day, the oldest first, each whole but the last, which ends today. */
export const monthsUntil = (today: Day, count: number): Span[] => {
  const current = toDate('month', today).from;
  return Array.from({ length: count }, (_, index) => {
    const from = addMonths(current, index + 1 - count);
    return { from, to: from === current ? today : lastOfMonth(from) };
  });
};

const lastOfMonth = (day: Day): Day => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);

const isLastOfMonth = (day: Day): boolean => lastOfMonth(day) === day;
