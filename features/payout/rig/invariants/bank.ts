/**
 * Invariants of bank lines that are matched or booked, $1: the beginning of their references, or null for all. Each statement finds
 * violations.
 */
const chosen = '($1::text IS NULL OR starts_with(b.reference, $1))';

/** The ledger events that move the bank account for a line, with their ids. */
const events = `
  SELECT b.id AS line, b.receipt_id AS event_id, e.event FROM bank_line b
  JOIN (VALUES ('MADE', 'receipt'), ('STANDING', 'receipt'), ('MADE', 'clearance'), ('STANDING', 'clearance'), ('RETURN', 'receipt returned'),
    ('FEE', 'receipt returned'), ('RETURN_AND_FEE', 'receipt returned')) e (part, event) ON e.part = b.receipt_part
  UNION ALL SELECT p.bank_line, p.line_id, CASE p.event WHEN 'PAID' THEN 'payout' ELSE 'payout-return' END FROM payout_bank_line p
  UNION ALL SELECT r.bank_line, r.remittance_id,
    CASE r.event WHEN 'PAID' THEN 'withheld-remittance' ELSE 'withheld-remittance-taken-back' END FROM remittance_bank_line r
  UNION ALL SELECT c.bank_line, c.id, CASE WHEN b.cents < 0 THEN 'bank charge' ELSE 'bank interest' END
  FROM bank_charge c JOIN bank_line b ON b.id = c.bank_line WHERE c.taken_back_at IS NULL`;

/** The ledger moves the bank account by the amount of the line. The return of a receipt and its fee are one entry. */
const lines = `
  WITH events AS (${events})
  SELECT b.reference AS what, b.state, b.cents, booked.cents AS ledger FROM bank_line b
  CROSS JOIN LATERAL (
    SELECT (coalesce(sum(l.cents) FILTER (WHERE l.account = 1000 AND b.receipt_part IS DISTINCT FROM 'FEE'), 0)
      + coalesce(sum(l.cents) FILTER (WHERE l.account = 5100 AND b.receipt_part = 'RETURN'), 0)
      - coalesce(sum(l.cents) FILTER (WHERE l.account = 5100 AND b.receipt_part = 'FEE'), 0))::bigint AS cents
    FROM events x JOIN journal_entry e ON e.event = x.event AND e.event_id = x.event_id
    JOIN journal_line l ON l.entry = e.id
    WHERE x.line = b.id
  ) booked
  WHERE ${chosen} AND b.state IN ('MATCHED', 'BOOKED') AND booked.cents <> b.cents`;

/** Nothing comes or leaves by two lines, and a line that waits is nothing in the ledger. */
const once = `
  WITH events AS (${events})
  SELECT x.event AS what, x.event_id, count(*) AS lines FROM events x
  JOIN bank_line b ON b.id = x.line
  WHERE ${chosen}
  GROUP BY x.event, x.event_id, CASE b.receipt_part WHEN 'FEE' THEN 'FEE' END
  HAVING count(*) > 1 OR bool_or(b.state NOT IN ('MATCHED', 'BOOKED'))
  UNION ALL
  SELECT 'return and fee', b.receipt_id, count(*) FROM bank_line b WHERE ${chosen} AND b.receipt_part IN ('RETURN', 'FEE', 'RETURN_AND_FEE')
  GROUP BY b.receipt_id HAVING count(*) > 1 AND bool_or(b.receipt_part = 'RETURN_AND_FEE')`;

export const ofBank = { lines, once };
