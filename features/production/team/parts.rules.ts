import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import type { Span } from './periods.rules.ts';

/** Whole months of a span, by the first days of the first and the last of them, and the remaining days. */
export type Parts = { months: Span | null; days: Span[] };

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Parts a span into whole months, whose sums are kept, and the days before and after them. */
export const partsOf = ({ from, to }: Span): Parts => {
  if (from > to) return { months: null, days: [] };
  const first = firstOf(from) === from ? from : addMonths(firstOf(from), 1);
  // The month of the day after the span has begun and is not whole; the one before it is the last.
  const last = addMonths(firstOf(addDays(to, 1)), -1);
  if (first > last) return { months: null, days: [{ from, to }] };
  const afterLast = addMonths(last, 1);
  return {
    months: { from: first, to: last },
    days: [
      ...(from < first ? [{ from, to: addDays(first, -1) }] : []),
      ...(afterLast <= to ? [{ from: afterLast, to }] : []),
    ],
  };
};
