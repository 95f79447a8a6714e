import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Condition } from '../search/condition.server.ts';
import { inUnit } from '../search/in-unit.server.ts';
import type { Dots } from '../search/search.calls.ts';
import { findRows, inTurn, type Searched, type SearchQuery } from '../search/search.server.ts';
import type { MeasurementUnit } from '../tools.words.ts';

/** The most dots of a chart. Of more rows, every second, third … is drawn. */
const most = 600;

/** An even sample of the rows by month: every n-th. A tenancy is placed at the middle of its band. */
const dotsText = ({ text }: Condition): string => `
  WITH found AS (
    SELECT (r.area + coalesce(r.area_to, r.area)) / 2 AS area, r.price, r.month, row_number() OVER (ORDER BY r.month, r.id) AS at,
      count(*) OVER () AS counted
    FROM market_row r WHERE ${text} AND r.units = 1 AND r.area > 0)
  SELECT area, price, month, counted FROM found WHERE at % ceil(counted / ${most}.0)::int = 0 ORDER BY area, price`;

type Found = { area: number; price: number; month: string; counted: number };

const read = async (at: Reading, condition: Condition, unit: MeasurementUnit): Promise<Dots> => {
  const rows = await ask<Found>(at.db, dotsText(condition), condition.values, { prepared: false });
  return {
    counted: rows[0]?.counted ?? 0,
    dots: rows.map(({ area, price, month }) => ({ area: inUnit(area, unit), priceCents: price * 100, month })),
  };
};

/** Prices of a search by area. */
export const dotsOf = async <Query extends SearchQuery>(
  at: Reading,
  search: Searched<Query, unknown>,
  query: Query,
): Promise<Dots> => {
  const { conditionIn, months, unit, isBroad } = await findRows(at, search, query);
  return inTurn(at, isBroad, () => read(at, conditionIn(months), unit));
};
