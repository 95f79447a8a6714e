import type { Reading } from '#platform/server/context.ts';
import { countsAndPage } from './counts-and-page.ts';
import { allPage, shelf } from './list-all.ts';
import { type ListQuery, orderOf, statusIn } from './list-conditions.ts';
import { askAnew, type CountsAndRow, countsIn, type Found, rowsIn, type Shelf, type Statement } from './list-found.ts';
import type { RawRow } from './list-row.ts';

/** Hits are looked up one by one, wherever they lie: to count 10,000 of them costs ten times as much. */
const hitsUpTo = 1_000;
/** So many of the first in the order are looked through before any index of words is asked, for so many hits ahead. */
const walkedUpTo = 4_000;
const hitsAhead = 80;

/**
 * A search over everybody's. What many submissions have is soon met along the list's own order, and would cost the index
 * of words most; what few have is asked of that index. Chips of a cut search are what was seen of each status, so each says
 * that there may be more.
 */
export const searchAll = async (at: Reading, query: ListQuery, asked: Shelf): Promise<Found> => {
  const walked = await foundBy(at, walk(query, asked), asked);
  if (walked.total.count > query.pageNumber * query.pageSize) return cut(walked);
  const { visible, chosen } = asked;
  const seen = await hits(at, query, visible, asked);
  if (!seen.isCut) return seen.found;
  const { counts } = cut(seen.found);
  // Among the chosen statuses alone there may be few enough.
  const wanted = chosen.length < visible.length ? await hits(at, query, chosen, asked) : seen;
  if (!wanted.isCut) return { ...wanted.found, counts: { ...counts, ...wanted.found.counts } };
  const rows = await askAnew<RawRow>(at, allPage(query, asked));
  return { rows, total: { count: hitsUpTo, isCapped: true }, counts };
};

/** The same, saying of each count that there may be more. */
const cut = ({ rows, total, counts }: Found): Found => ({
  rows,
  total: { count: total.count, isCapped: true },
  counts: Object.fromEntries(Object.entries(counts).map(([id, { count }]) => [id, { count, isCapped: true }])),
});

const hits = async (at: Reading, query: ListQuery, among: number[], asked: Shelf) => {
  const found = await foundBy(at, searchHits(query, among, asked), asked);
  const count = Object.values(found.counts).reduce((sum, each) => sum + each.count, 0);
  return { found, isCut: count > hitsUpTo };
};

const foundBy = async (at: Reading, statement: Statement, { chosen }: Shelf): Promise<Found> => {
  const rows = await askAnew<CountsAndRow>(at, statement);
  return { rows: rowsIn(rows), ...countsIn(rows[0], chosen) };
};

/** Of all that there is: hits first and order after. Were the two mixed, a rare word would be looked for along the whole order. */
const searchHits = (query: ListQuery, among: number[], asked: Shelf): Statement =>
  countsAndPage(
    query,
    asked.chosen,
    (filters) => `esubmission e WHERE ${shelf} AND ${statusIn(among)}${asked.only}${filters} LIMIT ${hitsUpTo + 1}`,
  );

/** Of the first in the order. */
const walk = (query: ListQuery, asked: Shelf): Statement =>
  countsAndPage(query, asked.chosen, (filters) => {
    const first = `SELECT * FROM esubmission e WHERE ${shelf} ORDER BY ${orderOf(query, 'e')} LIMIT ${walkedUpTo}`;
    const upTo = query.pageNumber * query.pageSize + hitsAhead;
    return `(${first}) e WHERE ${statusIn(asked.visible)}${asked.only}${filters} LIMIT ${upTo}`;
  });
