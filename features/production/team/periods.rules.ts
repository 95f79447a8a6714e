import { addDays, addMonths, type Day } from '#platform/contract/days.ts';

/** From and to, both included. */
export type Span = { from: Day; to: Day };

/** No deal is signed before or after these days. */
export const firstDay: Day = '1900-01-01';
export const lastDay: Day = '2199-12-31';

export type PeriodName = 'month' | 'quarter' | 'year';

const monthsIn = { month: 1, quarter: 3, year: 12 };

/** The month, quarter or year of a day, from its first day to that day. */
export const toDate = (name: PeriodName, today: Day): Span => {
  const month = Number(today.slice(5, 7));
  const first = month - ((month - 1) % monthsIn[name]);
  return { from: `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`, to: today };
};

/** The same days so many months earlier: 29 February ends on the 28th, and the end of a month stays the end of the month. */
const monthsBefore = ({ from, to }: Span, months: number): Span => {
  const end = addMonths(to, -months);
  return { from: addMonths(from, -months), to: isLastOfMonth(to) ? lastOfMonth(end) : end };
};

export const yearBefore = (span: Span): Span => monthsBefore(span, 12);

/** The same days of the month, quarter or year before. */
export const periodBefore = (name: PeriodName, span: Span): Span => monthsBefore(span, monthsIn[name]);

/** The last day of the period before that of a day. */
export const dayBefore = (name: PeriodName, day: Day): Day => addDays(toDate(name, day).from, -1);

/** The last day of the period after that of a day: today while that has not ended, null while it is still to come. */
export const dayAfter = (name: PeriodName, day: Day, today: Day): Day | null => {
  const next = addMonths(toDate(name, day).from, monthsIn[name]);
  if (next > today) return null;
  const end = addDays(addMonths(next, monthsIn[name]), -1);
  return end < today ? end : today;
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

/** Whether days of a month, from its first on, are all of it. */
export const isWholeMonth = ({ to }: Span): boolean => isLastOfMonth(to);

/** The days of a span that are also in one of these stretches; all of it where there are none to keep to (null). */
export const commonDays = (stretches: Span[] | null, span: Span): Span[] =>
  (stretches ?? [span])
    .map(({ from, to }) => ({ from: from > span.from ? from : span.from, to: to < span.to ? to : span.to }))
    .filter(({ from, to }) => from <= to);
