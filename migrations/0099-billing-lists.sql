-- Lists of finance stay fast with a million deals: each state of a bill is found by an index.

-- The bills of a deal without an invoice: how many, and for how much. Kept by triggers, so that no way to bill or to
-- credit can forget it.
ALTER TABLE deal ADD COLUMN unbilled_bills smallint NOT NULL DEFAULT 0, ADD COLUMN unbilled_cents bigint NOT NULL DEFAULT 0;
CREATE FUNCTION sum_unbilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deal SET (unbilled_bills, unbilled_cents) = (
    SELECT count(*), coalesce(sum(b.amount_cents), 0) FROM deal_bill b
    WHERE b.deal_id = deal.id AND NOT EXISTS (SELECT FROM invoice i WHERE i.bill_id = b.id AND i.credited_at IS NULL)
  ) WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $$;
CREATE TRIGGER deal_bill_unbilled AFTER INSERT OR UPDATE OR DELETE ON deal_bill FOR EACH ROW EXECUTE FUNCTION sum_unbilled();
CREATE TRIGGER invoice_billed AFTER INSERT OR UPDATE OF credited_at ON invoice FOR EACH ROW EXECUTE FUNCTION sum_unbilled();
UPDATE deal SET (unbilled_bills, unbilled_cents) = (unbilled.count, unbilled.cents) FROM (
  SELECT b.deal_id, count(*), sum(b.amount_cents) AS cents FROM deal_bill b
  WHERE NOT EXISTS (SELECT FROM invoice i WHERE i.bill_id = b.id AND i.credited_at IS NULL) GROUP BY b.deal_id
) unbilled WHERE unbilled.deal_id = deal.id;
CREATE INDEX deal_unbilled ON deal ((completed_on IS NULL), approved_at DESC, id DESC)
  INCLUDE (esubmission_id, unbilled_bills, unbilled_cents) WHERE unbilled_bills > 0 AND state = 'OPEN';
CREATE INDEX deal_ended ON deal (approved_at DESC, id DESC) WHERE state <> 'OPEN';
CREATE INDEX deal_owner ON deal (owner_id, approved_at DESC, id DESC);

-- The closing agent and the addressee, as printed: what is open is summed by them.
ALTER TABLE invoice ADD COLUMN agent_id uuid REFERENCES person,
  ADD COLUMN bill_to text GENERATED ALWAYS AS (printed #>> '{to,text}') STORED;
UPDATE invoice SET agent_id = deal.owner_id FROM deal WHERE deal.id = invoice.deal_id;
ALTER TABLE invoice ALTER COLUMN agent_id SET NOT NULL;
DROP INDEX invoice_open;
CREATE INDEX invoice_open ON invoice (due_on, id) INCLUDE (agent_id, open_net, open_gst) WHERE open_net + open_gst > 0;
CREATE INDEX invoice_open_agent ON invoice (agent_id) WHERE open_net + open_gst > 0;
CREATE INDEX invoice_open_client ON invoice (bill_to) INCLUDE (due_on, open_net, open_gst) WHERE open_net + open_gst > 0;
CREATE INDEX invoice_part_paid ON invoice (due_on, id)
  WHERE open_net + open_gst > 0 AND open_net + open_gst < net_cents + gst_cents;
CREATE INDEX invoice_written_off ON invoice (issued_on) WHERE written_off_by IS NOT NULL;
CREATE INDEX invoice_open_words ON invoice USING gin (number gin_trgm_ops, bill_to gin_trgm_ops, (printed ->> 'address') gin_trgm_ops)
  WHERE open_net + open_gst > 0;
-- Without it PostgreSQL takes a third of all invoices for open.
CREATE STATISTICS invoice_open_cents ON (open_net + open_gst) FROM invoice;
CREATE INDEX earning_owed ON earning (person_id) WHERE cents < 0 AND taken_by IS NULL AND person_id IS NOT NULL;
CREATE INDEX payout_line_sums ON payout_line (run_id) INCLUDE (net_cents);
