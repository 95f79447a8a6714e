-- Joined to each other, the lines before and after a change of 12,000 took minutes: PostgreSQL has no figures of them, and goes through
-- all of one for each of the other. Those that did not arrive or come back by the change are now left out at once.
CREATE OR REPLACE FUNCTION settle_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  paid uuid[];
BEGIN
  SELECT array_agg(id) INTO changed FROM (
    SELECT id, arrived_on IS NULL FROM now_line EXCEPT SELECT id, arrived_on IS NULL FROM old_line
  ) arrived;
  IF changed IS NULL THEN RETURN NULL; END IF;
  -- In the order in which everything else locks deals.
  SELECT array_agg(id) INTO paid FROM (
    SELECT id FROM deal WHERE standing IN ('PAID', 'SETTLED') AND id IN (
      SELECT s.deal_id FROM earning e JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
      WHERE e.taken_by = ANY (changed)
    ) ORDER BY id FOR NO KEY UPDATE
  ) locked;
  UPDATE deal SET standing = now_at.standing FROM (
    SELECT of_deal, CASE WHEN is_paid_out(of_deal) THEN 'SETTLED' ELSE 'PAID' END AS standing FROM unnest(paid) of_deal
  ) now_at
  WHERE now_at.of_deal = deal.id AND deal.standing <> now_at.standing;
  RETURN NULL;
END $$;
