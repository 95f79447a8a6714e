-- Where a deal stands follows from its bills, invoices, money and payouts. It is kept by triggers, so that lists find it by an
-- index and no way to bill, to receive or to pay can forget it.
ALTER TABLE deal ADD COLUMN standing text NOT NULL DEFAULT 'UNBILLED'
  CHECK (standing IN ('UNBILLED', 'BILLED', 'PART_PAID', 'PAID', 'SETTLED', 'CANCELLED', 'ABORTED'));

-- Deals that are settled, until their submission is completed or they are open again.
CREATE TABLE deal_settled (
  deal_id uuid PRIMARY KEY REFERENCES deal
);

-- Whether everyone has got what the deal earned for them. What went back before it was paid is paid to nobody, and nobody owes it.
CREATE FUNCTION is_paid_out(of_deal uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM split s JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
    LEFT JOIN payout_line p ON p.id = e.taken_by
    WHERE s.deal_id = of_deal AND l.kind <> 'AGENCY' AND p.arrived_on IS NULL
      AND NOT (e.taken_by IS NULL AND (
        EXISTS (SELECT FROM earning back WHERE back.reverses = e.id AND back.taken_by IS NULL)
        OR EXISTS (SELECT FROM earning paid WHERE paid.id = e.reverses AND paid.taken_by IS NULL)))
  )
$$;

CREATE FUNCTION place_deals(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE deal SET standing = now_at.standing FROM (
    SELECT d.id, CASE
      WHEN d.state <> 'OPEN' THEN d.state
      WHEN i.count = 0 THEN 'UNBILLED'
      WHEN d.unbilled_bills = 0 AND i.open = 0 THEN CASE WHEN is_paid_out(d.id) THEN 'SETTLED' ELSE 'PAID' END
      WHEN i.paid > 0 THEN 'PART_PAID'
      ELSE 'BILLED' END AS standing
    FROM deal d CROSS JOIN LATERAL (
      SELECT count(*), coalesce(sum(open_net + open_gst), 0) AS open,
             coalesce(sum((SELECT sum(net_cents + gst_cents) FROM allocation a WHERE a.invoice_id = invoice.id)), 0) AS paid
      FROM invoice WHERE invoice.deal_id = d.id AND credited_at IS NULL
    ) i
    WHERE d.id = ANY (ids)
  ) now_at WHERE now_at.id = deal.id AND now_at.standing <> deal.standing
$$;

CREATE FUNCTION place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_deals(ARRAY[CASE TG_TABLE_NAME WHEN 'deal' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(NEW) ->> 'deal_id')::uuid END]);
  RETURN NULL;
END $$;
CREATE TRIGGER deal_placed AFTER UPDATE OF unbilled_bills, state ON deal FOR EACH ROW
  WHEN ((OLD.unbilled_bills, OLD.state) IS DISTINCT FROM (NEW.unbilled_bills, NEW.state)) EXECUTE FUNCTION place_changed();
CREATE TRIGGER invoice_placed AFTER UPDATE OF open_net, open_gst ON invoice FOR EACH ROW EXECUTE FUNCTION place_changed();

CREATE FUNCTION place_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'allocation' THEN
    PERFORM place_deals(array_agg(DISTINCT i.deal_id)) FROM came JOIN invoice i ON i.id = came.invoice_id;
  ELSE
    PERFORM place_deals(array_agg(DISTINCT s.deal_id)) FROM came
      JOIN split_line l ON l.id = came.line_id JOIN split s ON s.id = l.split_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER allocation_placed AFTER INSERT ON allocation REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION place_paid();
CREATE TRIGGER earning_placed AFTER INSERT ON earning REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION place_paid();

-- A run pays tens of thousands of deals at once: what they stand at changes by the payout alone.
CREATE FUNCTION settle_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid uuid[];
BEGIN
  -- In the order in which everything else locks deals.
  SELECT array_agg(id) INTO paid FROM (
    SELECT id FROM deal WHERE standing IN ('PAID', 'SETTLED') AND id IN (
      SELECT s.deal_id FROM now_line JOIN old_line USING (id)
      JOIN earning e ON e.taken_by = now_line.id
      JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
      WHERE (now_line.arrived_on IS NULL) <> (old_line.arrived_on IS NULL)
    ) ORDER BY id FOR NO KEY UPDATE
  ) locked;
  UPDATE deal SET standing = now_at.standing FROM (
    SELECT of_deal, CASE WHEN is_paid_out(of_deal) THEN 'SETTLED' ELSE 'PAID' END AS standing FROM unnest(paid) of_deal
  ) now_at
  WHERE now_at.of_deal = deal.id AND deal.standing <> now_at.standing;
  RETURN NULL;
END $$;
CREATE TRIGGER payout_line_settles AFTER UPDATE ON payout_line REFERENCING OLD TABLE AS old_line NEW TABLE AS now_line
  FOR EACH STATEMENT EXECUTE FUNCTION settle_paid();

CREATE FUNCTION note_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.standing = 'SETTLED' THEN
    INSERT INTO deal_settled VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSIF OLD.standing = 'SETTLED' THEN
    DELETE FROM deal_settled WHERE deal_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_settles AFTER UPDATE OF standing ON deal FOR EACH ROW
  WHEN (OLD.standing IS DISTINCT FROM NEW.standing) EXECUTE FUNCTION note_settled();

SELECT place_deals(array_agg(id)) FROM deal;
CREATE INDEX deal_standing ON deal (standing, approved_at DESC, id DESC);

-- A completed submission can be put on hold, too.
ALTER TABLE esubmission DROP CONSTRAINT esubmission_held_from_check,
  ADD CONSTRAINT esubmission_held_from_check CHECK (held_from IN (2, 3, 7, 10));
