import type { Reading } from '#platform/server/context.ts';
import { allPage, shelf } from './list-all.ts';
import { conditions, type ListQuery, orderOf, pageOf, statusIn, valuesOf } from './list-conditions.ts';
import { askAnew, type CountsAndRow, countsIn, type Found, rowsIn, type Shelf, type Statement } from './list-found.ts';
import { type RawRow, rowColumns, rowJoins } from './list-row.ts';

/** Hits are looked up one by one, wherever they lie: to count 10,000 of them costs ten times as much. */
const hitsUpTo = 1_000;

/** A search over everybody's. Chips of a cut search are what was seen of each status, so each says that there may be more. */
export const searchAll = async (at: Reading, query: ListQuery, asked: Shelf): Promise<Found> => {
  const { visible, chosen } = asked;
  const seen = await hits(at, query, visible, asked);
  if (!seen.isCut) return seen.found;
  const counts = Object.fromEntries(
    Object.entries(seen.found.counts).map(([id, { count }]) => [id, { count, isCapped: true }]),
  );
  // Among the chosen statuses alone there may be few enough.
  const wanted = chosen.length < visible.length ? await hits(at, query, chosen, asked) : seen;
  if (!wanted.isCut) return { ...wanted.found, counts: { ...counts, ...wanted.found.counts } };
  const rows = await askAnew<RawRow>(at, allPage(query, asked));
  return { rows, total: { count: hitsUpTo, isCapped: true }, counts };
};

const hits = async (at: Reading, query: ListQuery, among: number[], asked: Shelf) => {
  const rows = await askAnew<CountsAndRow>(at, searchHits(query, among, asked));
  const found: Found = { rows: rowsIn(rows), ...countsIn(rows[0], asked.chosen) };
  const count = Object.values(found.counts).reduce((sum, each) => sum + each.count, 0);
  return { found, isCut: count > hitsUpTo };
};

/**
 * The hits, up to what is counted, then their counts and the page among them. Hits first and order after: were the two
 * mixed, a rare word would be looked for along the whole order.
 */
const searchHits = (query: ListQuery, among: number[], { chosen, only }: Shelf): Statement => {
  const values = valuesOf();
  const filters = conditions(query, values).map((each) => ` AND ${each}`);
  const text = `
WITH hit AS MATERIALIZED (
  SELECT e.id, e.case_no, e.status, e.created_at, e.price_cents, e.commission_cents
  FROM esubmission e WHERE ${shelf} AND ${statusIn(among)}${only}${filters.join('')} LIMIT ${hitsUpTo + 1}
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
