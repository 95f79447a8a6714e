/** Invariants of each receipt, $1: its payer, or null for all. Each statement finds violations. */
const chosen = '($1::text IS NULL OR c.payer = $1)';

/** What went out of a receipt's credit by refunds: those that a run has taken, and those that were paid and not returned. */
const refunds = `
  SELECT coalesce(sum(r.cents) FILTER (WHERE r.reserved_at IS NOT NULL), 0) AS reserved,
    coalesce(sum(r.cents) FILTER (WHERE r.paid_on IS NOT NULL), 0) AS paid,
    coalesce(sum(r.cents) FILTER (WHERE EXISTS (
      SELECT FROM payout_line l WHERE l.request_id = r.id AND l.returned_on IS NOT NULL)), 0) AS back
  FROM money_request r WHERE r.receipt_id = c.id AND r.kind = 'REFUND'`;
const allocated = `
  SELECT coalesce(sum(net_cents + gst_cents), 0) AS cents FROM allocation WHERE receipt_id = c.id`;

/** Every cent of a receipt paid an invoice, was given back, went back to the bank, or is the payer's credit. */
const whole = `
  SELECT c.number AS what, c.cents, c.left_cents FROM receipt c
  CROSS JOIN LATERAL (${allocated}) a CROSS JOIN LATERAL (${refunds}) r
  WHERE ${chosen} AND c.left_cents <> c.cents - a.cents - r.reserved - r.paid + r.back
    - CASE WHEN c.returned_on IS NULL THEN 0 ELSE c.cents END`;

/** The same by payment of a receipt: what was returned pays nothing, and what has not cleared neither. */
const unpaid = `
  SELECT c.number AS what FROM receipt c CROSS JOIN LATERAL (${allocated}) a
  WHERE ${chosen} AND (a.cents < 0 OR (a.cents <> 0 AND (c.returned_on IS NOT NULL OR c.cleared_on IS NULL)))`;

/** What the ledger says of a receipt, by the ids of what happened to it, beside its records. */
const accounts = `
  SELECT c.number AS what, wanted.account, booked.cents AS ledger, wanted.cents::bigint AS records FROM receipt c
  CROSS JOIN LATERAL (${refunds}) r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum((detail->>'feeCents')::bigint), 0) AS cents FROM audit_row
    WHERE aggregate = 'receipt' AND aggregate_id = c.id::text AND action = 'receipt.returned'
  ) fee
  CROSS JOIN LATERAL (VALUES
    (2300, -c.left_cents - r.reserved),
    (1010, CASE WHEN c.cleared_on IS NULL AND c.returned_on IS NULL THEN c.cents ELSE 0 END),
    (1000, CASE WHEN c.cleared_on IS NOT NULL AND c.returned_on IS NULL THEN c.cents ELSE 0 END - fee.cents - r.paid + r.back),
    (5100, fee.cents)
  ) wanted (account, cents)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.cents), 0)::bigint AS cents FROM journal_entry e JOIN journal_line l ON l.entry = e.id
    WHERE l.account = wanted.account AND e.event_id IN (
      SELECT c.id UNION ALL SELECT a.id FROM allocation a WHERE a.receipt_id = c.id
      UNION ALL SELECT pl.id FROM payout_line pl JOIN money_request m ON m.id = pl.request_id WHERE m.receipt_id = c.id)
  ) booked
  WHERE ${chosen} AND booked.cents <> wanted.cents`;

export const ofReceipts = { whole, unpaid, accounts };
