import type { Reading } from '#platform/server/context.ts';
import { conditions, type ListQuery, orderOf, pageOf, statusIn, valuesOf } from './list-conditions.ts';
import { ask, type CountsAndRow, countsIn, type Found, rowsIn, type Shelf, type Statement } from './list-found.ts';
import { rowColumns, rowJoins } from './list-row.ts';

export const listOwn = async (at: Reading, query: ListQuery, { chosen }: Shelf): Promise<Found> => {
  const found = await ask<CountsAndRow>(at, ownList(query, at.actor.userId, chosen));
  return { rows: rowsIn(found), ...countsIn(found[0], chosen) };
};

/**
 * A salesperson's list: the page, the exact total and the count of every status in one statement. It walks the rows
 * that the person is a member of and no others, so that it costs what they have, not what the agency has.
 */
const ownList = (query: ListQuery, userId: string, chosen: number[]): Statement => {
  const values = valuesOf();
  const filters = conditions(query, values).map((each) => ` AND ${each}`);
  const text = `
WITH own AS MATERIALIZED (
  SELECT e.id, e.case_no, e.status, e.created_at, e.price_cents, e.commission_cents
  FROM esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id
  WHERE m.user_id = ${values.add(userId)} AND e.deleted_at IS NULL
    AND (m.capacity = 'OWNER' OR e.status <> 1)${filters.join('')}
), counted AS (
  SELECT coalesce(jsonb_object_agg(status, n), '{}')::text AS counts
  FROM (SELECT status, count(*) AS n FROM own GROUP BY status) s
), page AS (
  SELECT e.id FROM own e WHERE ${statusIn(chosen)} ORDER BY ${orderOf(query, 'e')} ${pageOf(query, values)}
)
SELECT counted.counts, r.* FROM counted LEFT JOIN (
  SELECT ${rowColumns} FROM page JOIN esubmission e ON e.id = page.id ${rowJoins}
) r ON true ORDER BY ${orderOf(query, 'r')}`;
  return { text, values: values.all };
};
