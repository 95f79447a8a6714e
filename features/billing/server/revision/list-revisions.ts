import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { RevisionRow, revisionCalls } from '../../contract/revisions.ts';

type Filters = Input<typeof revisionCalls.revisionsSheet>['query'];

const rows = `
  SELECT r.id AS "revisionId", d.id AS "dealId", d.deal_no AS "dealNo", d.address, r.number, r.reason,
         (r.after->>'commissionCents')::bigint - (r.before->>'commissionCents')::bigint AS "changeCents",
         preparer.name AS "preparedBy", r.prepared_at AS "preparedAt", approver.name AS "approvedBy", r.approved_at AS "approvedAt"
  FROM deal_revision r LEFT JOIN deal_public d ON d.id = r.deal_id LEFT JOIN person_public preparer ON preparer.id = r.prepared_by
  LEFT JOIN person_public approver ON approver.id = r.approved_by
  WHERE ($1::text IS NULL OR d.deal_no = $1) AND ($2::text IS NULL OR (r.approved_at IS NULL) = ($2 = 'OPEN'))`;

const chosen = ({ search, state }: Filters) => ({ text: rows, values: [search?.toUpperCase() ?? null, state ?? null] });

/** A page of the revisions of deals. */
export const listRevisions = (at: Reading, { query }: { query: Input<typeof revisionCalls.revisions>['query'] }) =>
  readPage<RevisionRow, 'changeCents'>(at, chosen(query), query, {
    order: `"preparedAt" ${query.sortDirection}, "revisionId"`,
    summed: ['changeCents'],
  });

const sheet: ListSheet<RevisionRow> = {
  name: 'deal-revisions',
  title: 'Deal revisions',
  action: 'billing.revisions-exported',
  columns: [
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'Address', kind: 'text', width: 44, value: ({ address }) => address },
    { header: 'Revision', kind: 'count', width: 10, value: ({ number }) => number },
    { header: 'Reason', kind: 'text', width: 44, value: ({ reason }) => reason },
    { header: 'Commission (S$)', kind: 'money', width: 18, value: ({ changeCents }) => changeCents },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ preparedBy }) => preparedBy },
    { header: 'Prepared', kind: 'instant', width: 20, value: ({ preparedAt }) => preparedAt },
    { header: 'Approved by', kind: 'text', width: 24, value: ({ approvedBy }) => approvedBy },
    { header: 'Approved', kind: 'instant', width: 20, value: ({ approvedAt }) => approvedAt },
  ],
};

export const revisionsSheet = (at: Reading, { query }: { query: Filters }) => {
  const { text, values } = chosen(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY r.prepared_at DESC, r.id`, values });
};
