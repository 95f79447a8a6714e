-- Of ten thousand lines at once PostgreSQL expected that they pay most of all earnings there are, and read all of them, half a minute
-- with a million deals. The deals of each line are looked up by themselves now (`OFFSET 0`).
CREATE OR REPLACE FUNCTION settle_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  theirs uuid[];
  paid uuid[];
BEGIN
  SELECT array_agg(id) INTO changed FROM (
    SELECT id, arrived_on IS NULL FROM now_line EXCEPT SELECT id, arrived_on IS NULL FROM old_line
  ) arrived;
  IF changed IS NULL THEN RETURN NULL; END IF;
  SELECT array_agg(DISTINCT d.id) INTO theirs FROM unnest(changed) line CROSS JOIN LATERAL (
    SELECT s.deal_id AS id FROM earning e JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
    WHERE e.taken_by = line OFFSET 0
  ) d;
  -- In the order in which everything else locks deals.
  SELECT array_agg(id) INTO paid FROM (
    SELECT id FROM deal WHERE standing IN ('PAID', 'SETTLED') AND id = ANY (theirs) ORDER BY id FOR NO KEY UPDATE
  ) locked;
  UPDATE deal SET standing = now_at.standing FROM (
    SELECT of_deal, CASE WHEN is_paid_out(of_deal) THEN 'SETTLED' ELSE 'PAID' END AS standing FROM unnest(paid) of_deal
  ) now_at
  WHERE now_at.of_deal = deal.id AND deal.standing <> now_at.standing;
  RETURN NULL;
END $$;
