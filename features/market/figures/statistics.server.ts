import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Condition } from '../search/condition.server.ts';
import type { Figures, Statistics, TrendMonth } from '../search/search.calls.ts';
import type { MeasurementUnit } from '../tools.words.ts';

export type Measure = 'price' | 'unitPrice';

export const unitColumn = (unit: MeasurementUnit): string => (unit === 'sqft' ? 'psf' : 'psm');

/**
 * The lowest, the quartiles and the highest, as Excel's MEDIAN and QUARTILE.INC reckon them: between two rows where no row is in the
 * middle. Sales of several units together are left out.
 */
export const figuresOf = (column: string): string =>
  `percentile_cont(ARRAY[0, 0.25, 0.5, 0.75, 1]) WITHIN GROUP (ORDER BY ${column}) FILTER (WHERE r.units = 1)`;

/** The median of a column whose unit is so many cents, in whole cents: half a cent is rounded up. */
export const medianCents = (column: string, times: 1 | 100): string =>
  `floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${column}) * ${times} + 0.5)`;

/**
 * How often each price and each unit price was paid, in the months before a day and since: to count them in one pass over the rows is
 * half the work of sorting them twice.
 */
const counts = (unitPrice: string, where: string): string => `
  SELECT r.month >= :since::date AS is_now, r.units = 1 AS is_one, grouping(${unitPrice}) AS by_price,
    coalesce(r.price, ${unitPrice}) AS value, count(*) AS n
  FROM market_row r WHERE ${where} GROUP BY GROUPING SETS ((1, 2, r.price), (1, 2, ${unitPrice}))`;

/** The result of `percentile_cont`, from counted values: the row of a rank, or an interpolation between its two neighbours. */
const quantile = (part: number): string => {
  const rank = `(total - 1) * ${part}`;
  const paidAt = (row: string) => `min(value) FILTER (WHERE upto > ${row})`;
  const below = paidAt(`floor(${rank})`);
  const above = paidAt(`ceil(${rank})`);
  return `(${below} + (${above} - ${below}) * (max(${rank}) % 1))::float8`;
};

/** The lowest, the quartiles and the highest of these counts. */
const ranked = (unitPrice: string, where: string): string => `
  WITH paid AS (${counts(unitPrice, where)}), run AS (
    SELECT *, sum(n) OVER (PARTITION BY is_now, is_one, by_price ORDER BY value) AS upto,
      sum(n) OVER (PARTITION BY is_now, is_one, by_price) AS total
    FROM paid WHERE value IS NOT NULL)
  SELECT is_now AS "isNow", is_one AS "isOne", by_price = 1 AS "byPrice", max(total)::int AS counted,
    ARRAY[min(value), ${[0.25, 0.5, 0.75].map(quantile).join(', ')}, max(value)] AS paid
  FROM run GROUP BY 1, 2, 3`;

type Ranked = { isNow: boolean; isOne: boolean; byPrice: boolean; counted: number; paid: number[] };
type Input = { unit: MeasurementUnit; since: Day };

/** Price statistics of all rows of a search: in the months since a day, and in the months before it. */
export const readStatistics = async (
  at: Pick<Reading, 'db'>,
  { text, values }: Condition,
  { unit, since }: Input,
): Promise<{ now: Statistics; before: Statistics }> => {
  const statement = ranked(`r.${unitColumn(unit)}`, text);
  const rankedRows = await ask<Ranked>(at.db, statement, { ...values, since }, { prepared: false });
  const statisticsOf = (isNow: boolean): Statistics => {
    const find = (isOne: boolean, byPrice: boolean) =>
      rankedRows.find((each) => each.isNow === isNow && each.isOne === isOne && each.byPrice === byPrice);
    const price = find(true, true);
    return {
      counted: price?.counted ?? 0,
      leftOut: find(false, true)?.counted ?? 0,
      price: figures(price?.paid ?? null, 100),
      unitPrice: figures(find(true, false)?.paid ?? null, 1),
    };
  };
  return { now: statisticsOf(true), before: statisticsOf(false) };
};

/** In whole cents, half a cent rounded up: prices are stored in dollars. */
export const figures = (values: (number | null)[] | null, times: 1 | 100): Figures | null => {
  const [lowest, p25, median, p75, highest] = (values ?? []).map((value) => Math.round((value ?? Number.NaN) * times));
  return Number.isFinite(lowest) ? ({ lowest, p25, median, p75, highest } as Figures) : null;
};

/** The median of each month, with the quartiles around it. */
export const readTrend = async (
  at: Pick<Reading, 'db'>,
  { text, values }: Condition,
  { of: measure, unit }: { of: Measure; unit: MeasurementUnit },
): Promise<TrendMonth[]> => {
  const column = measure === 'price' ? 'price' : unitColumn(unit);
  const times = measure === 'price' ? 100 : 1;
  const rows = await ask<{ month: string; rows: number; paid: [number, number, number] }>(
    at.db,
    `SELECT r.month, count(*) AS rows, percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY r.${column}) AS paid
     FROM market_row r WHERE ${text} AND r.units = 1 AND r.${column} IS NOT NULL GROUP BY r.month ORDER BY r.month`,
    values,
    { prepared: false },
  );
  const inCents = (value: number) => Math.round(value * times);
  return rows.map(({ month, rows: count, paid: [p25, median, p75] }) => ({
    month,
    rows: count,
    p25: inCents(p25),
    median: inCents(median),
    p75: inCents(p75),
  }));
};
