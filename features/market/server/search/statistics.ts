import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Figures, Statistics, TrendMonth } from '../../contract/search.ts';
import type { MeasurementUnit } from '../../words/tools.ts';
import type { Condition } from './condition.ts';

export type Measure = 'price' | 'unitPrice';

export const unitColumn = (unit: MeasurementUnit): string => (unit === 'sqft' ? 'psf' : 'psm');

/** The lowest, the quartiles and the highest: values that somebody paid. Sales of several units together are left out. */
const figuresOf = (column: string): string =>
  `percentile_disc(ARRAY[0, 0.25, 0.5, 0.75, 1]) WITHIN GROUP (ORDER BY ${column}) FILTER (WHERE r.units = 1)`;

/** What all rows of a search cost. */
export const readStatistics = async (
  at: Pick<Reading, 'db'>,
  { text, values }: Condition,
  unit: MeasurementUnit,
): Promise<Statistics> => {
  const [row] = await ask<{ counted: number; leftOut: number; price: number[] | null; unitPrice: number[] | null }>(
    at.db,
    `SELECT count(*) FILTER (WHERE r.units = 1) AS counted, count(*) FILTER (WHERE r.units <> 1) AS "leftOut",
            ${figuresOf('r.price')} AS price, ${figuresOf(`r.${unitColumn(unit)}`)} AS "unitPrice"
     FROM market_row r WHERE ${text}`,
    values,
    { prepared: false },
  );
  return {
    counted: row?.counted ?? 0,
    leftOut: row?.leftOut ?? 0,
    price: figures(row?.price ?? null, 100),
    unitPrice: figures(row?.unitPrice ?? null, 1),
  };
};

/** In cents: prices are stored in dollars. */
const figures = (found: (number | null)[] | null, times: number): Figures | null => {
  const [lowest, p25, median, p75, highest] = (found ?? []).map((value) => (value ?? Number.NaN) * times);
  return Number.isFinite(lowest) ? ({ lowest, p25, median, p75, highest } as Figures) : null;
};

/** The median of each month, with the quartiles around it. */
export const readTrend = async (
  at: Pick<Reading, 'db'>,
  { text, values }: Condition,
  { of, unit }: { of: Measure; unit: MeasurementUnit },
): Promise<TrendMonth[]> => {
  const column = of === 'price' ? 'price' : unitColumn(unit);
  const times = of === 'price' ? 100 : 1;
  const rows = await ask<{ month: string; rows: number; paid: [number, number, number] }>(
    at.db,
    `SELECT r.month, count(*) AS rows, percentile_disc(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY r.${column}) AS paid
     FROM market_row r WHERE ${text} AND r.units = 1 AND r.${column} IS NOT NULL GROUP BY r.month ORDER BY r.month`,
    values,
    { prepared: false },
  );
  return rows.map(({ month, rows: count, paid: [p25, median, p75] }) => ({
    month,
    rows: count,
    p25: p25 * times,
    median: median * times,
    p75: p75 * times,
  }));
};
