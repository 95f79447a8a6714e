-- What was forfeited to the agency when a deal fell through is billed on its own.
ALTER TABLE deal_bill ADD COLUMN is_forfeiture boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX deal_bill_forfeiture ON deal_bill (deal_id) WHERE is_forfeiture;

-- Of a deal that fell through only what was forfeited can still be billed, of a cancelled one nothing.
CREATE OR REPLACE FUNCTION sum_unbilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deal SET (unbilled_bills, unbilled_cents) = (
    SELECT count(*), coalesce(sum(b.amount_cents), 0) FROM deal_bill b
    WHERE b.deal_id = deal.id AND b.removed_at IS NULL AND deal.state <> 'CANCELLED' AND b.is_forfeiture = (deal.state = 'ABORTED')
      AND NOT EXISTS (SELECT FROM invoice i WHERE i.bill_id = b.id AND i.credited_at IS NULL)
  ) WHERE id = CASE TG_TABLE_NAME
    WHEN 'deal' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(coalesce(NEW, OLD)) ->> 'deal_id')::uuid END;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_closed_unbilled AFTER UPDATE OF state ON deal FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION sum_unbilled();
UPDATE deal SET unbilled_bills = 0, unbilled_cents = 0 WHERE state <> 'OPEN';

-- A forfeiture waits for no completion.
DROP INDEX deal_unbilled;
CREATE INDEX deal_unbilled ON deal ((completed_on IS NULL AND state = 'OPEN'), approved_at DESC, id DESC)
  INCLUDE (esubmission_id, unbilled_bills, unbilled_cents) WHERE unbilled_bills > 0;
