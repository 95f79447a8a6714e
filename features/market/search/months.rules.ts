import { addMonths, type Day } from '#platform/contract/days.ts';
import { type Period, usualPeriod } from '../tools.words.ts';

/** Months, both included, by their first days. */
export type Months = { from: Day; to: Day };

type PeriodQuery = { period?: Period | undefined; dateFrom?: Day | undefined; dateTo?: Day | undefined };

/** The months of a search in data from `first` to `last`: its own range, or the chosen number of years up to `last`. */
export const searchedMonths = ({ period = usualPeriod, dateFrom, dateTo }: PeriodQuery, data: Months): Months => {
  const to = dateTo ?? data.to;
  if (dateFrom) return { from: dateFrom, to };
  if (period === 'all') return { from: data.from, to };
  return { from: addMonths(to, 1 - 12 * Number(period)), to };
};

const monthsIn = ({ from, to }: Months): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/** The same number of months just before. Undefined if the data begins later. */
export const monthsBefore = (searched: Months, data: Months): Months | undefined => {
  const count = monthsIn(searched);
  if (count < 1) return undefined;
  const from = addMonths(searched.from, -count);
  return from < data.from ? undefined : { from, to: addMonths(searched.from, -1) };
};

/** Whether it goes back further than most searches do. */
export const isLong = (months: Months): boolean => monthsIn(months) > 60;
