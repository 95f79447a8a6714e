import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { Advance } from '../../contract/deductions.ts';
import type { payout } from '../../contract/index.ts';
import { advanceStates } from '../../words.ts';

/** What is left counts from the day on which it was paid, and goes down with each payment that took some of it back. */
const rows = `
  SELECT a.id AS "advanceId", p.name, d.deal_no AS "dealNo", a.cents, a.reason, a.prepared_at AS "preparedAt",
    a.prepared_by AS "preparedById", preparer.name AS "preparedBy", approver.name AS "approvedBy",
    CASE WHEN l.paid_on IS NULL THEN 0 ELSE a.cents - r.cents END AS "leftCents",
    CASE WHEN a.withdrawn_at IS NOT NULL THEN 'WITHDRAWN' WHEN a.approved_at IS NULL THEN 'PREPARED'
      WHEN l.id IS NULL THEN 'APPROVED' WHEN l.paid_on IS NULL THEN 'IN_RUN'
      WHEN a.cents > r.cents THEN 'OWED' ELSE 'RECOVERED' END AS state
  FROM advance a
  JOIN person p ON p.id = a.person_id
  JOIN deal d ON d.id = a.deal_id
  JOIN person preparer ON preparer.id = a.prepared_by
  LEFT JOIN person approver ON approver.id = a.approved_by
  LEFT JOIN payout_item t ON t.kind = 'ADVANCE' AND t.source = a.id
  LEFT JOIN payout_line l ON l.id = t.line_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(x.cents), 0)::bigint AS cents FROM advance_recovery x JOIN payout_line paid ON paid.id = x.line_id
    WHERE x.advance_id = a.id AND paid.paid_on IS NOT NULL
  ) r`;

const chosen = ({ search, state }: Input<typeof payout.advancesSheet>['query']) => ({
  text: `SELECT * FROM (${rows}) found WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR name ILIKE $2)`,
  values: [state ?? null, search ? containing(search) : null],
});

export const listAdvances = (at: Reading, { query }: Input<typeof payout.advances>) =>
  readPage<Advance, 'cents' | 'leftCents'>(at, chosen(query), query, {
    order: `"preparedAt" ${query.sortDirection}, "advanceId"`,
    summed: ['cents', 'leftCents'],
  });

const sheet: ListSheet<Advance> = {
  name: 'advances',
  title: 'Advances',
  action: 'payout.advances-exported',
  columns: [
    { header: 'Salesperson', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'Reason', kind: 'text', width: 34, value: ({ reason }) => reason },
    { header: 'Advance (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
    { header: 'To recover (S$)', kind: 'money', width: 18, value: ({ leftCents }) => leftCents },
    { header: 'State', kind: 'text', width: 18, value: ({ state }) => advanceStates[state] },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ preparedBy }) => preparedBy },
    { header: 'Approved by', kind: 'text', width: 24, value: ({ approvedBy }) => approvedBy },
  ],
};

export const advancesSheet = (at: Reading, { query }: Input<typeof payout.advancesSheet>) => {
  const { text, values } = chosen(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY "preparedAt" DESC, "advanceId"`, values });
};
