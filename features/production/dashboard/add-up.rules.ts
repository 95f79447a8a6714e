import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { monthsUntil, type Span, toDate, yearBefore } from '../team/periods.rules.ts';

/** Rows of a day: their number and their sum. */
export type DaySum = { day: Day; count: number; cents: Cents };
type Sum = { count: number; cents: Cents };

/** The rows within some days, added up. */
export const sumWithin = (rows: DaySum[], { from, to }: Span): Sum =>
  rows.reduce(
    (sum, { day, count, cents }) =>
      day >= from && day <= to ? { count: sum.count + count, cents: sum.cents + cents } : sum,
    { count: 0, cents: 0 },
  );

/** The days of a card: this month, this year to date, and the same days last year. */
export const spansOn = (today: Day) => {
  const year = toDate('year', today);
  return { month: toDate('month', today), year, lastYear: yearBefore(year) };
};

export const cardOf = (rows: DaySum[], today: Day) => {
  const { month, year, lastYear } = spansOn(today);
  return { month: sumWithin(rows, month), year: sumWithin(rows, year), lastYear: sumWithin(rows, lastYear) };
};

/** Twelve months, the last one to date, each beside the same month of the year before, which is whole. */
export const chartOf = (rows: DaySum[], today: Day) => {
  const all = monthsUntil(today, 24);
  return all.slice(12).map((span, index) => {
    const before = all[index] ?? span;
    return { ...span, ...sumWithin(rows, span), before: { ...before, ...sumWithin(rows, before) } };
  });
};

/** The first day that a card or the chart looks at. */
export const firstDayOf = (today: Day): Day => {
  const [chart = today] = monthsUntil(today, 24).map(({ from }) => from);
  const { from } = spansOn(today).lastYear;
  return chart < from ? chart : from;
};
