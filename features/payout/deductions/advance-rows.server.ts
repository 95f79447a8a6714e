/** What is left counts from the day on which it was paid, and goes down with each payment that took some of it back. */
export const advanceRows = `
  SELECT a.id AS "advanceId", a.person_id AS "personId", a.deal_id AS "dealId", l.paid_on AS "paidOn",
    p.name, d.deal_no AS "dealNo", a.cents, a.reason, a.prepared_at AS "preparedAt",
    a.prepared_by AS "preparedById", preparer.name AS "preparedBy", approver.name AS "approvedBy",
    CASE WHEN l.paid_on IS NULL THEN 0 ELSE a.cents - r.cents END AS "leftCents",
    CASE WHEN a.withdrawn_at IS NOT NULL THEN 'WITHDRAWN' WHEN a.approved_at IS NULL THEN 'PREPARED'
      WHEN l.id IS NULL THEN 'APPROVED' WHEN l.paid_on IS NULL THEN 'IN_RUN'
      WHEN a.cents > r.cents THEN 'OWED' ELSE 'RECOVERED' END AS state
  FROM advance a
  LEFT JOIN person_public p ON p.id = a.person_id
  LEFT JOIN deal_public d ON d.id = a.deal_id
  LEFT JOIN person_public preparer ON preparer.id = a.prepared_by
  LEFT JOIN person_public approver ON approver.id = a.approved_by
  LEFT JOIN payout_item t ON t.kind = 'ADVANCE' AND t.source = a.id
  LEFT JOIN payout_line l ON l.id = t.line_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(x.cents), 0)::bigint AS cents FROM advance_recovery x JOIN payout_line paid ON paid.id = x.line_id
    WHERE x.advance_id = a.id AND paid.paid_on IS NOT NULL
  ) r`;
