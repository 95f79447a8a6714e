import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { billing } from '../../contract/index.ts';
import { daysOf, type Lateness } from '../../rules/reports/late.ts';
import type { AgingGroup } from '../../words.ts';

type Aging = Data<typeof billing.aging>;
type Row = Aging['rows'][number];

const buckets = `jsonb_build_object(${Object.entries(daysOf)
  .map(([key, [from, to]]) => `'${key}', coalesce(sum(cents) FILTER (WHERE late BETWEEN ${from} AND ${to}), 0)`)
  .join(', ')})`;

/** What is open, with the group that it belongs to. A team is that of today. */
const groups: Record<AgingGroup, { key: string; name: string; join: string }> = {
  AGENT: { key: 'd.owner_id::text', name: 'p.name', join: 'JOIN person p ON p.id = d.owner_id' },
  TEAM: {
    key: "coalesce(p.id::text, '')",
    name: "coalesce(p.name, 'Without a leader')",
    join: `LEFT JOIN LATERAL (
        SELECT upline_id FROM upline WHERE person_id = d.owner_id AND from_day <= $1 ORDER BY from_day DESC LIMIT 1
      ) link ON true
      LEFT JOIN person p ON p.id = link.upline_id`,
  },
  CLIENT: { key: "i.printed #>> '{to,text}'", name: "i.printed #>> '{to,text}'", join: '' },
};

const open = (by: AgingGroup) => `
  WITH open AS (
    SELECT ${groups[by].key} AS key, ${groups[by].name} AS name, i.open_net + i.open_gst AS cents, $1::date - i.due_on AS late
    FROM invoice i JOIN deal d ON d.id = i.deal_id ${groups[by].join}
    WHERE i.open_net + i.open_gst > 0
  )`;

/** What is open of invoices, by how late it is: a page of the groups, and the sums of all. */
export const readAging = async (
  at: Reading,
  { query }: { query: Input<typeof billing.aging>['query'] },
): Promise<Aging> => {
  const { by, pageSize, pageNumber, sortDirection } = query;
  const rows = await ask<Row>(
    at.db,
    `${open(by)} SELECT key, min(name) AS name, ${buckets} AS buckets, sum(cents)::bigint AS "totalCents"
     FROM open GROUP BY key ORDER BY sum(cents) ${sortDirection}, key LIMIT $2 OFFSET $3`,
    [today(at.clock), pageSize, (pageNumber - 1) * pageSize],
  );
  const [all] = await ask<{ groups: number; sums: Record<Lateness, number>; sumCents: number }>(
    at.db,
    `${open(by)} SELECT count(DISTINCT key) AS groups, ${buckets} AS sums, coalesce(sum(cents), 0)::bigint AS "sumCents" FROM open`,
    [today(at.clock)],
  );
  if (!all) throw new Error('A sum has one row.');
  return { rows, totalRecords: all.groups, totalIsCapped: false, sums: all.sums, sumCents: all.sumCents };
};
