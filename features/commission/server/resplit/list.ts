import { countIn, type Waiting } from '#features/ledger/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { ResplitRow, resplitCalls } from '../../contract/resplit.ts';

type Filters = Input<typeof resplitCalls.resplitsSheet>['query'];

/** What moves to the lines that gain. */
const moved = `(
  SELECT coalesce(sum(greatest((change->>'movedCents')::bigint, 0)), 0)::bigint FROM jsonb_array_elements(r.changes) change
)`;

const rows = `
  SELECT r.id AS "resplitId", d.id AS "dealId", d.deal_no AS "dealNo", r.reason, preparer.name AS "preparedBy",
         r.prepared_at AS "preparedAt", approver.name AS "approvedBy", r.approved_at AS "approvedAt",
         ${moved} AS "movedCents"
  FROM resplit r JOIN deal d ON d.id = r.deal_id JOIN person preparer ON preparer.id = r.prepared_by
  LEFT JOIN person approver ON approver.id = r.approved_by
  WHERE ($1::text IS NULL OR d.deal_no = $1) AND ($2::text IS NULL OR (r.approved_at IS NULL) = ($2 = 'OPEN'))`;

const chosen = ({ search, state }: Filters) => ({ text: rows, values: [search?.toUpperCase() ?? null, state ?? null] });

/** A page of the resplits. */
export const listResplits = (at: Reading, { query }: { query: Input<typeof resplitCalls.resplits>['query'] }) =>
  readPage<ResplitRow, 'movedCents'>(at, chosen(query), query, {
    order: `"preparedAt" ${query.sortDirection}, "resplitId"`,
    summed: ['movedCents'],
  });

const sheet: ListSheet<ResplitRow> = {
  name: 'resplits',
  title: 'Resplits',
  action: 'commission.resplits-exported',
  columns: [
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'Reason', kind: 'text', width: 44, value: ({ reason }) => reason },
    { header: 'Moved (S$)', kind: 'money', width: 18, value: ({ movedCents }) => movedCents },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ preparedBy }) => preparedBy },
    { header: 'Prepared', kind: 'instant', width: 20, value: ({ preparedAt }) => preparedAt },
    { header: 'Approved by', kind: 'text', width: 24, value: ({ approvedBy }) => approvedBy },
    { header: 'Approved', kind: 'instant', width: 20, value: ({ approvedAt }) => approvedAt },
  ],
};

export const resplitsSheet = (at: Reading, { query }: { query: Filters }) => {
  const { text, values } = chosen(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY r.prepared_at DESC, r.id`, values });
};

export const waitingResplits: Waiting = {
  ...{ key: 'resplits', label: 'Resplits to approve', to: '/agency-desk/finance/deals/resplits?state=OPEN' },
  read: countIn('resplit r WHERE r.approved_at IS NULL', moved),
};
