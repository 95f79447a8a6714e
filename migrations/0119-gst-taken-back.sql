-- What is taken back of an earning takes its GST along, at the rate that it was paid at.
ALTER TABLE payout_item ADD COLUMN gst_cents bigint NOT NULL DEFAULT 0;
-- Until now the GST of a line was on its earnings together: each item has its part, so that the parts sum to the line's.
UPDATE payout_item i SET gst_cents = part.cents
FROM (
  SELECT i.kind, i.source,
         round(l.gst_cents * sum(i.cents) OVER so_far / (l.own_cents + l.overriding_cents)::numeric)
           - round(l.gst_cents * (sum(i.cents) OVER so_far - i.cents) / (l.own_cents + l.overriding_cents)::numeric) AS cents
  FROM payout_item i JOIN payout_line l ON l.id = i.line_id
  WHERE i.kind = 'EARNING' AND l.gst_cents <> 0
  WINDOW so_far AS (PARTITION BY i.line_id ORDER BY i.source ROWS UNBOUNDED PRECEDING)
) part
WHERE i.kind = part.kind AND i.source = part.source;

ALTER TABLE payout_line
  -- gst_cents is less this.
  ADD COLUMN gst_back_cents bigint NOT NULL DEFAULT 0 CHECK (gst_back_cents >= 0),
  DROP CONSTRAINT IF EXISTS payout_line_gst_cents_check,
  DROP CONSTRAINT payout_line_gst,
  ADD CONSTRAINT payout_line_gst CHECK (
    person_id IS NULL OR gst_cents + gst_back_cents = 0
    OR (gst_cents + gst_back_cents > 0 AND gst_rate > 0 AND (is_self_billed OR gst_invoice IS NOT NULL))
  );
