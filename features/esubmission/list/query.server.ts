import type { Actor } from '#platform/contract/actor.ts';
import { addDays, startOfDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { searchWords } from '#platform/contract/fold/fold-text.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { patternOf } from '#platform/server/database/search.ts';
import type { esubmission } from '../room.calls.ts';
import { Status } from '../status/status.words.ts';
import type { OfAgents } from './agents.server.ts';
import type { SubmittedIn } from './ages.server.ts';
import { type RawRow, rowColumns, rowJoins } from './row.server.ts';
import { isCaseNo, partSeparator, partsBeforeNames } from './search-text.rules.ts';

export type ListQuery = Input<typeof esubmission.list>['query'] & SubmittedIn & OfAgents;
/** The query of the list without paging. */
export type ListChoice = Input<typeof esubmission.exportList>['query'] & SubmittedIn & OfAgents;

/** Collects the parameters of a statement; `add` returns the next `$n`. */
export type Values = { all: unknown[]; add(value: unknown): string };

export const valuesOf = (): Values => {
  const all: unknown[] = [];
  return { all, add: (value) => `$${all.push(value)}` };
};

/** The searched text of everybody who may read the names of the parties. */
const wholeText = 'e.search';

/**
 * The searched text of a member `m` of the submission. A co-broker may not read the names of the parties, so it ends
 * before them: otherwise a search would spell them out letter by letter.
 */
export const textOfMember = `CASE WHEN m.capacity = 'OWNER' THEN e.search
  ELSE array_to_string((string_to_array(e.search, '${partSeparator}'))[1:${partsBeforeNames}], '${partSeparator}') END`;

/**
 * The filters as SQL over `e`, without the status, because every status is counted under the other filters. `searched`:
 * the text that the actor may search, as SQL.
 */
export const conditions = (actor: Actor, query: ListChoice, values: Values, searched = wholeText): string[] => {
  const { search, transactionType, propertyCategory, from, to, claim, submittedFrom, submittedBefore } = query;
  const { agents, named: idsByWord, sentFrom, sentTo } = query;
  return [
    ...claimed(claim, actor, values),
    ...(transactionType ? [`e.transaction_type = ${values.add(transactionType)}`] : []),
    ...(propertyCategory ? [`e.property_category = ${values.add(propertyCategory)}`] : []),
    ...(from ? [`e.created_at >= ${values.add(startOfDay(from))}`] : []),
    ...(to ? [`e.created_at < ${values.add(startOfDay(addDays(to, 1)))}`] : []),
    ...(submittedFrom ? [`e.submitted_at >= ${values.add(submittedFrom)}`] : []),
    ...(submittedBefore ? [`e.submitted_at < ${values.add(submittedBefore)}`] : []),
    ...(sentFrom ? [`e.submitted_at >= ${values.add(startOfDay(sentFrom))}`] : []),
    ...(sentTo ? [`e.submitted_at < ${values.add(startOfDay(addDays(sentTo, 1)))}`] : []),
    ...(agents ? [`e.created_by = ANY(${values.add(agents)}::uuid[])`] : []),
    ...searchWords(search ?? '').map((word) => {
      if (isCaseNo(word)) return `e.case_no = ${values.add(word.toUpperCase())}`;
      const inText = `${searched} LIKE ${values.add(patternOf(word))}`;
      const ids = idsByWord?.[word];
      return ids ? `(${inText} OR e.created_by = ANY(${values.add(ids)}::uuid[]))` : inText;
    }),
  ];
};

/**
 * The filter by claim: cases claimed by this person, or unclaimed ones. The claim of a case on hold is hidden, so no filter asks for it.
 */
const claimed = (claim: ListChoice['claim'], { userId }: Actor, values: Values): string[] => {
  if (claim === 'mine') return [`e.claimed_by = ${values.add(userId)}`];
  return claim === 'nobody' ? [`e.claimed_by IS NULL AND e.status = ${Status.submitted}`] : [];
};

/**
 * Statuses as literals. They are our own numbers, and the planner estimates rows by literals better than by parameters.
 */
export const statusIn = (ids: number[]): string => (ids.length > 0 ? `e.status IN (${ids.join(', ')})` : 'false');

const sorts = {
  CreatedDate: ['created_at', 'id'],
  SubmittedDate: ['submitted_at', 'id'],
  CaseNo: ['case_no'],
  Price: ['price_cents', 'id'],
  Commission: ['commission_cents', 'id'],
  Status: ['status', 'created_at', 'id'],
} satisfies Record<ListQuery['sortBy'], string[]>;

/** All columns that an order may use, with `id` and `status`. */
const orderColumns = [...new Set(Object.values(sorts).flat())];

/** ORDER BY from an allow-list. An index has each order forwards or backwards; the last column is unique. */
export const orderOf = ({ sortBy, sortDirection }: ListChoice, table: string): string => {
  const direction = sortDirection === 'asc' ? 'ASC' : 'DESC';
  // The index by status has the newest submissions first in each status.
  const turned = sortDirection === 'asc' ? 'DESC' : 'ASC';
  return sorts[sortBy]
    .map((column, index) => `${table}.${column} ${sortBy === 'Status' && index > 0 ? turned : direction}`)
    .join(', ');
};

export const pageOf = ({ pageNumber, pageSize }: ListQuery, values: Values): string =>
  `LIMIT ${values.add(pageSize)} OFFSET ${values.add((pageNumber - 1) * pageSize)}`;

const hitColumns = orderColumns.map((column) => `e.${column}`).join(', ');

/**
 * A page of a list, the exact total and the count of every status in one statement. The matching rows are materialized
 * once. `hitsIn` returns their SQL from FROM on, over `e`, given the filters as SQL.
 */
export const countsAndPage = (
  actor: Actor,
  query: ListQuery,
  chosen: number[],
  hitsIn: (filters: string, values: Values) => string,
  searched = wholeText,
): Statement => {
  const values = valuesOf();
  const filters = conditions(actor, query, values, searched).map((each) => ` AND ${each}`);
  const text = `
WITH hit AS MATERIALIZED (
  SELECT ${hitColumns} FROM ${hitsIn(filters.join(''), values)}
), counted AS (
  SELECT coalesce(jsonb_object_agg(status, n), '{}')::text AS counts,
         coalesce(sum(cents) FILTER (WHERE status IN (${earningOf(chosen).join(', ')})), 0)::bigint AS commission
  FROM (SELECT status, count(*) AS n, sum(commission_cents) AS cents FROM hit GROUP BY status) s
), page AS (
  SELECT e.id FROM hit e WHERE ${statusIn(chosen)} ORDER BY ${orderOf(query, 'e')} ${pageOf(query, values)}
)
SELECT counted.counts, counted.commission, r.* FROM counted LEFT JOIN (
  SELECT ${rowColumns} FROM page JOIN esubmission e ON e.id = page.id ${rowJoins}
) r ON true ORDER BY ${orderOf(query, 'r')}`;
  return { text, values: values.all };
};

/** The statuses whose commission is summed: not what was cancelled or fell through, unless nothing else is asked for. */
const earningOf = (chosen: number[]): number[] => {
  const earning = chosen.filter((id) => id !== Status.cancelled && id !== Status.aborted);
  // Without any status at all the list is empty, and so is the sum.
  return earning.length > 0 ? earning : [0, ...chosen];
};

export type Statement = { text: string; values: unknown[] };

/** The statuses that the actor may see, those that the query filters by, and a further condition as SQL (`only`). */
export type ListStatuses = { visible: number[]; chosen: number[]; only: string };

/** `isCapped`: there are more than `count`. `commission`: the sum over all rows of the filter, where it was computed. */
export type Counted = { count: number; isCapped: boolean };
export type ListResult = { rows: RawRow[]; total: Counted; counts: Record<number, Counted>; commission?: number };

/** Counts by status as a statement returns them: JSON as text, so that it is parsed once and not for every row. */
export type CountsText = { counts: string; commission?: number };
export type CountsAndRow = CountsText & (RawRow | { [K in keyof RawRow]: null });

/** Counts that stop at `upTo`, and their sum over the chosen statuses. */
export const countsIn = (row: CountsText | undefined, chosen: number[], upTo = Number.POSITIVE_INFINITY) => {
  const raw: Record<number, number> = row ? JSON.parse(row.counts) : {};
  const cap = (count: number): Counted => ({ count: Math.min(count, upTo), isCapped: count > upTo });
  const counts = Object.fromEntries(Object.entries(raw).map(([id, count]) => [id, cap(count)]));
  return { counts, total: cap(chosen.reduce((sum, id) => sum + (raw[id] ?? 0), 0)) };
};

/** Every row carries the counts. Without any row there is one with counts only, which is dropped here. */
export const rowsIn = (rows: CountsAndRow[]): RawRow[] =>
  rows.filter((row): row is CountsText & RawRow => row.id !== null);

/** Prepared once per connection and sent to the driver directly, since the list is the most frequent read. */
export const askPrepared = <T extends object>(at: Reading, { text, values }: Statement): Promise<T[]> =>
  ask(at.db, text, values);

/** Planned for its values each time: the best plan of a search depends on how rare its words are. */
export const askUnprepared = async <T extends object>(at: Reading, { text, values }: Statement): Promise<T[]> =>
  (await at.database.$client.query<T>(text, values)).rows;
