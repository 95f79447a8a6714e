import { formatDay } from '#platform/contract/days.ts';

/** A month as a number that counts up by one from month to month. */
export const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** At most so many months of an axis are named. */
const mostLabels = 9;

/** Axis label of each month: over several years `2024` at January, else `Mar 24`. Undefined if it would be too close to the next. */
export const trendLabels = (months: readonly string[]): (string | undefined)[] => {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = monthNumber(last) - monthNumber(first) + 1;
  if (span <= 30) {
    const every = Math.ceil(months.length / 6);
    return months.map((month, index) =>
      index % every === 0 ? `${formatDay(month).slice(3, 6)} ${month.slice(2, 4)}` : undefined,
    );
  }
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  const every = Math.ceil(years.length / mostLabels);
  const labelledYears = new Set(years.filter((_, index) => (years.length - 1 - index) % every === 0));
  return months.map((month, index) => {
    const year = month.slice(0, 4);
    const isFirstOfYear = months[index - 1]?.slice(0, 4) !== year;
    return isFirstOfYear && index > 0 && labelledYears.has(year) ? year : undefined;
  });
};
