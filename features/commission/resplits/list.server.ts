import { countIn, dayIn, type Waiting } from '#features/ledger/server/index.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { resplitList } from './resplit.calls.ts';

/** Amount that moves to the lines that gain. */
const moved = `(
  SELECT coalesce(sum(greatest((change->>'movedCents')::bigint, 0)), 0)::bigint FROM jsonb_array_elements(r.changes) change
)`;

const rows = `
  SELECT r.id AS "resplitId", d.id AS "dealId", d.deal_no AS "dealNo", r.reason, preparer.name AS "preparedBy",
         r.prepared_at AS "preparedAt", approver.name AS "approvedBy", r.approved_at AS "approvedAt",
         ${moved} AS "movedCents"
  FROM resplit r JOIN deal_public d ON d.id = r.deal_id JOIN person_public preparer ON preparer.id = r.prepared_by
  LEFT JOIN person_public approver ON approver.id = r.approved_by
  WHERE ($1::text IS NULL OR d.deal_no = $1) AND ($2::text IS NULL OR (r.approved_at IS NULL) = ($2 = 'OPEN'))`;

export const resplits = serveList(resplitList, {
  name: 'resplits',
  title: 'Resplits',
  action: 'commission.resplits-exported',
  last: 'resplitId',
  rows: (_, { search, state }) => ({ text: rows, values: [search?.toUpperCase() ?? null, state ?? null] }),
});

export const waitingResplits: Waiting = {
  key: 'resplits',
  label: 'Resplits to approve',
  to: '/agency-desk/finance/deals/resplits?state=OPEN',
  verb: 'Approve',
  hint: 'needs a second person',
  read: countIn('resplit r WHERE r.approved_at IS NULL', { cents: moved, since: dayIn('r.prepared_at') }),
};
