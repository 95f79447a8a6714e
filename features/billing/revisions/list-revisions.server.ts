import { serveList } from '#platform/server/list/serve-list.ts';
import { revisionList } from './revisions.calls.ts';

const rows = `
  SELECT r.id AS "revisionId", d.id AS "dealId", d.deal_no AS "dealNo", d.address, r.number, r.reason,
         (r.after->>'commissionCents')::bigint - (r.before->>'commissionCents')::bigint AS "changeCents",
         preparer.name AS "preparedBy", r.prepared_at AS "preparedAt", approver.name AS "approvedBy", r.approved_at AS "approvedAt"
  FROM deal_revision_public r LEFT JOIN deal_public d ON d.id = r.deal_id LEFT JOIN person_public preparer ON preparer.id = r.prepared_by
  LEFT JOIN person_public approver ON approver.id = r.approved_by
  WHERE ($1::text IS NULL OR d.deal_no = $1) AND ($2::text IS NULL OR (r.approved_at IS NULL) = ($2 = 'OPEN'))`;

export const revisions = serveList(revisionList, {
  name: 'deal-revisions',
  title: 'Deal revisions',
  action: 'billing.revisions-exported',
  last: 'revisionId',
  rows: (_, { search, state }) => ({ text: rows, values: [search?.toUpperCase() ?? null, state ?? null] }),
});
