/**
 * What the run $1 was sent with though finance holds it, or compliance its transaction (8). What is taken back is not held, nor what a
 * resplit moves of it.
 */
export const sentThoughHeld = `
  WITH RECURSIVE taken AS (
    SELECT l.voucher, l.person_id, l.licence_no, t.kind, t.source FROM payout_line l JOIN payout_item t ON t.line_id = l.id
    WHERE l.run_id = $1
  ), chain AS (
    SELECT taken.source AS first, taken.source AS line FROM taken WHERE kind = 'RETURNED'
    UNION
    SELECT chain.first, i.source FROM chain JOIN payout_item i ON i.line_id = chain.line AND i.kind = 'RETURNED'
  ), of_deal AS (
    SELECT e.id AS source, s.deal_id FROM taken JOIN earning e ON e.id = taken.source
    JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id WHERE taken.kind = 'EARNING'
    UNION ALL
    SELECT a.id, a.deal_id FROM taken JOIN advance a ON a.id = taken.source WHERE taken.kind = 'ADVANCE'
    UNION ALL
    SELECT chain.first, s.deal_id FROM chain JOIN payout_item i ON i.line_id = chain.line AND i.kind = 'EARNING'
    JOIN earning e ON e.id = i.source JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
  ), held AS (
    SELECT kind, source, licence_no, label FROM payout_hold WHERE released_at IS NULL
    UNION ALL
    SELECT 'DEAL', d.id, NULL, 'on hold' FROM deal d JOIN esubmission e ON e.id = d.esubmission_id WHERE e.status = 8
  )
  SELECT taken.voucher, taken.kind, taken.source, h.kind AS held, h.label, e.cause, e.cents FROM taken JOIN held h ON CASE h.kind
      WHEN 'ITEM' THEN h.source = taken.source
      WHEN 'PERSON' THEN h.source = taken.person_id
      WHEN 'AGENCY' THEN h.licence_no = taken.licence_no
      WHEN 'DEAL' THEN h.source IN (SELECT deal_id FROM of_deal WHERE of_deal.source = taken.source) END
  LEFT JOIN earning e ON taken.kind = 'EARNING' AND e.id = taken.source
  WHERE coalesce(e.cents > 0 AND (e.cause = 'ALLOCATION' OR (
    SELECT sum(o.cents) FROM earning o
    WHERE o.line_id = e.line_id AND (o.taken_by IS NULL OR o.taken_by = e.taken_by)) >= 0), taken.kind IN ('RETURNED', 'REFUND', 'ADVANCE'))`;
