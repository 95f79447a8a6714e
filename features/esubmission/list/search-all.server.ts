import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { allPage, submittedOnly } from './list-all.server.ts';
import {
  askUnprepared,
  type CountsAndRow,
  countsAndPage,
  countsIn,
  type ListQuery,
  type ListResult,
  type ListStatuses,
  orderOf,
  rowsIn,
  type Statement,
  statusIn,
} from './query.server.ts';
import type { RawRow } from './row.server.ts';

/** Each hit is a random read, so they are counted up to 1,000 only; 10,000 would cost ten times as much. */
const hitsUpTo = 1_000;
/** First so many rows are scanned in the order of the list, until so many hits beyond the page are found. */
const walkedUpTo = 4_000;
const hitsAhead = 80;

/**
 * A search over all submissions. Frequent words are found soon by a scan in the order of the list, and would be
 * expensive by the trigram index; rare words are found by that index. When a search stops early, its counts are what
 * was seen so far, and each is marked as capped.
 */
export const searchAll = async (at: Reading, query: ListQuery, statuses: ListStatuses): Promise<ListResult> => {
  const walked = await foundBy(at, walk(at.actor, query, statuses), statuses);
  if (walked.total.count > query.pageNumber * query.pageSize) return cut(walked);
  const { visible, chosen } = statuses;
  const seen = await hits(at, query, visible, statuses);
  if (!seen.isCut) return seen.found;
  const { counts } = cut(seen.found);
  // Within the chosen statuses there may be few enough hits for exact counts.
  const wanted = chosen.length < visible.length ? await hits(at, query, chosen, statuses) : seen;
  if (!wanted.isCut) return { ...wanted.found, counts: { ...counts, ...wanted.found.counts } };
  const rows = await askUnprepared<RawRow>(at, allPage(at.actor, query, statuses));
  return { rows, total: { count: hitsUpTo, isCapped: true }, counts };
};

/** The same rows, with every count marked as capped. */
const cut = ({ rows, total, counts }: ListResult): ListResult => ({
  rows,
  total: { count: total.count, isCapped: true },
  counts: Object.fromEntries(Object.entries(counts).map(([id, { count }]) => [id, { count, isCapped: true }])),
});

const hits = async (at: Reading, query: ListQuery, among: number[], statuses: ListStatuses) => {
  const page = await foundBy(at, searchHits(at.actor, query, among, statuses), statuses);
  const count = Object.values(page.counts).reduce((sum, each) => sum + each.count, 0);
  return { found: page, isCut: count > hitsUpTo };
};

const foundBy = async (at: Reading, statement: Statement, { chosen }: ListStatuses): Promise<ListResult> => {
  const rows = await askUnprepared<CountsAndRow>(at, statement);
  return { rows: rowsIn(rows), ...countsIn(rows[0], chosen) };
};

/**
 * Finds hits by the index and sorts them afterwards. With both in one query, the planner might scan the whole order for
 * a rare word.
 */
const searchHits = (actor: Actor, query: ListQuery, among: number[], statuses: ListStatuses): Statement =>
  countsAndPage(
    actor,
    query,
    statuses.chosen,
    (filters) =>
      `esubmission e WHERE ${submittedOnly} AND ${statusIn(among)}${statuses.only}${filters} LIMIT ${hitsUpTo + 1}`,
  );

/** Finds hits among the first rows in the order of the list. */
const walk = (actor: Actor, query: ListQuery, statuses: ListStatuses): Statement =>
  countsAndPage(actor, query, statuses.chosen, (filters) => {
    const first = `SELECT * FROM esubmission e WHERE ${submittedOnly} ORDER BY ${orderOf(query, 'e')} LIMIT ${walkedUpTo}`;
    const upTo = query.pageNumber * query.pageSize + hitsAhead;
    return `(${first}) e WHERE ${statusIn(statuses.visible)}${statuses.only}${filters} LIMIT ${upTo}`;
  });
