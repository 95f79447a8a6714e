import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Advance } from '../../contract/deductions.ts';
import type { payout } from '../../contract/index.ts';

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

const listed = (order: 'ASC' | 'DESC') => `
  SELECT * FROM (${rows}) found WHERE $1::text IS NULL OR state = $1
  ORDER BY "preparedAt" ${order}, "advanceId" LIMIT $2 OFFSET $3`;
const summed = `
  SELECT count(*) FILTER (WHERE $1::text IS NULL OR state = $1) AS count, coalesce(sum("leftCents"), 0)::bigint AS "leftCents"
  FROM (${rows}) found`;

export const listAdvances = async (at: Reading, { query }: Input<typeof payout.advances>) => {
  const { pageSize, pageNumber, sortDirection, state = null } = query;
  const order = sortDirection === 'asc' ? 'ASC' : 'DESC';
  const [found, [sums]] = await Promise.all([
    ask<Advance>(at.db, listed(order), [state, pageSize, (pageNumber - 1) * pageSize]),
    ask<{ count: number; leftCents: number }>(at.db, summed, [state]),
  ]);
  return {
    rows: found,
    totalRecords: Number(sums?.count ?? 0),
    totalIsCapped: false,
    leftCents: Number(sums?.leftCents ?? 0),
  };
};
