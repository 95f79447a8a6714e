import {
  conditions,
  type ListQuery,
  orderColumns,
  orderOf,
  pageOf,
  statusIn,
  type Values,
  valuesOf,
} from './list-conditions.ts';
import type { Statement } from './list-found.ts';
import { rowColumns, rowJoins } from './list-row.ts';

const hitColumns = orderColumns.map((column) => `e.${column}`).join(', ');

/**
 * A page of a list, the exact total and the count of every status in one statement: hits first, then what is asked of
 * them. `hitsIn` says which they are, from FROM on, over `e`, given the filters as SQL.
 */
export const countsAndPage = (
  query: ListQuery,
  chosen: number[],
  hitsIn: (filters: string, values: Values) => string,
): Statement => {
  const values = valuesOf();
  const filters = conditions(query, values).map((each) => ` AND ${each}`);
  const text = `
WITH hit AS MATERIALIZED (
  SELECT ${hitColumns} FROM ${hitsIn(filters.join(''), values)}
), counted AS (
  SELECT coalesce(jsonb_object_agg(status, n), '{}')::text AS counts
  FROM (SELECT status, count(*) AS n FROM hit GROUP BY status) s
), page AS (
  SELECT e.id FROM hit e WHERE ${statusIn(chosen)} ORDER BY ${orderOf(query, 'e')} ${pageOf(query, values)}
)
SELECT counted.counts, r.* FROM counted LEFT JOIN (
  SELECT ${rowColumns} FROM page JOIN esubmission e ON e.id = page.id ${rowJoins}
) r ON true ORDER BY ${orderOf(query, 'r')}`;
  return { text, values: values.all };
};
