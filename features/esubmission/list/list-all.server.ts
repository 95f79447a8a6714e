import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { Status } from '../status/status.words.ts';
import {
  askPrepared,
  type CountsText,
  conditions,
  countsIn,
  type ListQuery,
  type ListResult,
  type ListStatuses,
  orderOf,
  pageOf,
  type Statement,
  statusIn,
  valuesOf,
} from './query.server.ts';
import { type RawRow, rowColumns, rowJoins } from './row.server.ts';

/** Each status is counted up to this number; beyond it the answer has `isCapped`. */
const countedUpTo = 10_000;

/** Submitted and not deleted. The partial indexes of the lists have the same condition, so it must match exactly. */
export const submittedOnly = `e.deleted_at IS NULL AND e.status <> ${Status.draft}`;

/** The list of all submissions. Page and counts are read at the same time, on two connections. */
export const listAll = async (at: Reading, query: ListQuery, statuses: ListStatuses): Promise<ListResult> => {
  const [[counted], rows] = await Promise.all([
    askPrepared<CountsText>(at, allCounts(at.actor, query, statuses)),
    askPrepared<RawRow>(at, allPage(at.actor, query, statuses)),
  ]);
  return { rows, ...countsIn(counted, statuses.chosen, countedUpTo) };
};

/** The count of each status, by index-only scans that stop one row after `countedUpTo`. */
const allCounts = (actor: Actor, query: ListQuery, { visible, only }: ListStatuses): Statement => {
  const values = valuesOf();
  const filters = conditions(actor, query, values).map((each) => ` AND ${each}`);
  const text = `
SELECT coalesce(jsonb_object_agg(s.status, c.n), '{}')::text AS counts
FROM unnest(ARRAY[${visible.join(', ')}]::smallint[]) AS s(status)
CROSS JOIN LATERAL (
  SELECT count(*) AS n FROM (
    SELECT 1 FROM esubmission e WHERE ${submittedOnly} AND e.status = s.status${only}${filters.join('')} LIMIT ${countedUpTo + 1}
  ) seen
) c`;
  return { text, values: values.all };
};

/** One page of all submissions, read along the index of its order. */
export const allPage = (actor: Actor, query: ListQuery, { chosen, only }: ListStatuses): Statement => {
  const values = valuesOf();
  const filters = conditions(actor, query, values).map((each) => ` AND ${each}`);
  const text = `
SELECT ${rowColumns} FROM (
  SELECT e.* FROM esubmission e WHERE ${submittedOnly} AND ${statusIn(chosen)}${only}${filters.join('')}
  ORDER BY ${orderOf(query, 'e')} ${pageOf(query, values)}
) e ${rowJoins} ORDER BY ${orderOf(query, 'e')}`;
  return { text, values: values.all };
};
