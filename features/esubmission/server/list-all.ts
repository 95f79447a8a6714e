import type { Reading } from '#platform/server/context.ts';
import { conditions, type ListQuery, orderOf, pageOf, statusIn, valuesOf } from './list-conditions.ts';
import { askPrepared, type CountsText, countsIn, type Found, type Shelf, type Statement } from './list-found.ts';
import { type RawRow, rowColumns, rowJoins } from './list-row.ts';

/** Counting stops here; the answer then says that there are more. */
const countedUpTo = 10_000;

/** What staff see, in the words of the indexes of their lists, which hold nothing else. */
export const shelf = 'e.deleted_at IS NULL AND e.status <> 1';

/** Everybody's: the page and the counts at the same time, on two connections. */
export const listAll = async (at: Reading, query: ListQuery, asked: Shelf): Promise<Found> => {
  const [[counted], rows] = await Promise.all([
    askPrepared<CountsText>(at, allCounts(query, asked)),
    askPrepared<RawRow>(at, allPage(query, asked)),
  ]);
  return { rows, ...countsIn(counted, asked.chosen, countedUpTo) };
};

/** How many there are of each status, at most one more than is counted, from the indexes alone. */
const allCounts = (query: ListQuery, { visible, only }: Shelf): Statement => {
  const values = valuesOf();
  const filters = conditions(query, values).map((each) => ` AND ${each}`);
  const text = `
SELECT coalesce(jsonb_object_agg(s.status, c.n), '{}')::text AS counts
FROM unnest(ARRAY[${visible.join(', ')}]::smallint[]) AS s(status)
CROSS JOIN LATERAL (
  SELECT count(*) AS n FROM (
    SELECT 1 FROM esubmission e WHERE ${shelf} AND e.status = s.status${only}${filters.join('')} LIMIT ${countedUpTo + 1}
  ) seen
) c`;
  return { text, values: values.all };
};

/** One page of everybody's, along the index of its order. */
export const allPage = (query: ListQuery, { chosen, only }: Shelf): Statement => {
  const values = valuesOf();
  const filters = conditions(query, values).map((each) => ` AND ${each}`);
  const text = `
SELECT ${rowColumns} FROM (
  SELECT e.* FROM esubmission e WHERE ${shelf} AND ${statusIn(chosen)}${only}${filters.join('')}
  ORDER BY ${orderOf(query, 'e')} ${pageOf(query, values)}
) e ${rowJoins} ORDER BY ${orderOf(query, 'e')}`;
  return { text, values: values.all };
};
