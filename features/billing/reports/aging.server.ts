import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import { type AgingFilter, type AgingGroup, agingGroups } from '../billing.words.ts';
import type { billing } from '../room.calls.ts';
import { daysOf, type Lateness, lateness } from './late.rules.ts';

type Aging = Data<typeof billing.aging>;
type Filters = Input<typeof billing.agingSheet>['query'];
type Sums = Pick<Aging, 'rows' | 'totalRecords' | 'sums' | 'sumCents' | 'disputedCents'>;

/** How what is open is grouped: by what on the invoice, what that is called and searched by. A team is that of today. */
const groups: Record<AgingGroup, { key: string; of: string; name: string; search: string }> = {
  AGENT: {
    key: 'agent_id',
    of: 'key',
    name: '(SELECT name FROM person_public WHERE id = key)',
    search: '(SELECT search FROM person_public WHERE id = key)',
  },
  TEAM: {
    key: 'agent_id',
    of: '(SELECT upline_id FROM upline_public WHERE person_id = key AND from_day <= $1 ORDER BY from_day DESC LIMIT 1)',
    name: "coalesce((SELECT name FROM person_public WHERE id = key), 'Without a leader')",
    search: "coalesce((SELECT search FROM person_public WHERE id = key), ' without a leader')",
  },
  CLIENT: { key: 'bill_to', of: 'key', name: 'key', search: 'searched(key)' },
};

const keys = Object.keys(daysOf) as Lateness[];
const sumOf = (column: (key: string) => string) =>
  keys.map((key) => `sum(${column(key)})::bigint AS "${key}"`).join(', ');
const buckets = `jsonb_build_object(${keys.map((key) => `'${key}', coalesce("${key}", 0)`).join(', ')})`;

/** Which groups a filter finds, by what is open of them. */
const conditions: Record<AgingFilter, string> = {
  OVERDUE: 'cents > "NOT_DUE"',
  DISPUTED: 'disputed > 0',
  ...(Object.fromEntries(keys.map((key) => [key, `"${key}" > 0`])) as Record<Lateness, string>),
};

/** A client's name is in what their invoices are searched by, which an index finds. */
const isOfClient = (by: AgingGroup, search: string | undefined) =>
  by === 'CLIENT' && search ? ` AND ${isFound('search', '$2')}` : '';

/**
 * What is open of each group in each bucket, summed first by what is on the invoice and then by the group; of the groups those that
 * the filters find. The start of a statement with the values of `valuesOf`.
 */
const owed = ({ by, has, search }: Filters) => `
  WITH invoices AS (
    SELECT ${groups[by].key} AS key, sum(open_net + open_gst)::bigint AS cents,
      ${Object.entries(daysOf)
        .map(
          ([key, [from, to]]) =>
            `coalesce(sum(open_net + open_gst) FILTER (WHERE $1::date - due_on BETWEEN ${from} AND ${to}), 0)::bigint AS "${key}"`,
        )
        .join(', ')},
      coalesce(sum(open_net + open_gst) FILTER (WHERE disputed_at IS NOT NULL), 0)::bigint AS disputed
    FROM invoice WHERE open_net + open_gst > 0${isOfClient(by, search)} GROUP BY 1
  ), owed AS MATERIALIZED (
    SELECT * FROM (
      SELECT ${groups[by].of} AS key, sum(cents)::bigint AS cents, sum(disputed)::bigint AS disputed,
        ${sumOf((key) => `"${key}"`)} FROM invoices GROUP BY 1
    ) each_group
    WHERE ${isFound(groups[by].search, '$2')}${has ? ` AND ${conditions[has]}` : ''}
  )`;

const valuesOf = (at: Reading, { search }: Filters) => [today(at.clock), patternsOf(search)];

const statement = (filters: Filters, direction: 'asc' | 'desc') => `
  ${owed(filters)}, page AS (
    SELECT *, row_number() OVER (ORDER BY cents ${direction}, key) AS place
    FROM owed ORDER BY cents ${direction}, key LIMIT $3 OFFSET $4
  ), total AS (
    SELECT count(*) AS groups, coalesce(sum(cents), 0)::bigint AS cents, coalesce(sum(disputed), 0)::bigint AS disputed,
      ${sumOf((key) => `"${key}"`)} FROM owed
  )
  SELECT groups AS "totalRecords", cents AS "sumCents", disputed AS "disputedCents", ${buckets} AS sums,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('key', coalesce(key::text, ''), 'name', ${groups[filters.by].name},
       'buckets', ${buckets}, 'totalCents', cents, 'disputedCents', disputed) ORDER BY place), '[]') FROM page) AS rows
  FROM total`;

/** What is open of invoices, by how late it is, and what of it is disputed: a page of the groups, and the sums of all. */
export const readAging = async (
  at: Reading,
  { query }: { query: Input<typeof billing.aging>['query'] },
): Promise<Aging> => {
  const { pageSize, pageNumber, sortDirection } = query;
  const values = [...valuesOf(at, query), pageSize, (pageNumber - 1) * pageSize];
  const [sums] = await ask<Sums>(at.db, statement(query, sortDirection), values, { prepared: false });
  if (!sums) throw new Error('A sum has one row.');
  return { ...sums, totalIsCapped: false };
};

type Row = Pick<Aging['rows'][number], 'name' | 'buckets' | 'totalCents' | 'disputedCents'>;

const sheetOf = (by: AgingGroup): ListSheet<Row> => ({
  name: 'aging',
  title: 'Ageing',
  action: 'billing.aging-exported',
  columns: [
    { header: agingGroups[by], kind: 'text', width: 40, value: ({ name }) => name },
    ...keys.map(
      (late): SheetColumn<Row> => ({
        header: `${lateness[late]} (S$)`,
        kind: 'money',
        width: 18,
        value: (row) => row.buckets[late],
      }),
    ),
    { header: 'Outstanding (S$)', kind: 'money', width: 18, value: ({ totalCents }) => totalCents },
    { header: 'Disputed (S$)', kind: 'money', width: 18, value: ({ disputedCents }) => disputedCents },
  ],
});

/** Every group that the list's filters find. */
export const agingSheet = (at: Reading, { query }: { query: Filters }) => {
  const text = `${owed(query)}
    SELECT ${groups[query.by].name} AS name, ${buckets} AS buckets, cents AS "totalCents", disputed AS "disputedCents"
    FROM owed ORDER BY cents DESC, key`;
  return listSheet(at, sheetOf(query.by), query, { text, values: valuesOf(at, query) });
};
