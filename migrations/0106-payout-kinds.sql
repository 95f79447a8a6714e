-- Runs of three kinds: each pays persons, agencies of the register, or refunds that were approved.
ALTER TABLE payout_run
  DROP CONSTRAINT payout_run_kind_check,
  ADD CONSTRAINT payout_run_kind_check CHECK (kind IN ('SALESPEOPLE', 'COBROKERS', 'REFUNDS'));

ALTER TABLE payout_line
  ALTER COLUMN person_id DROP NOT NULL,
  ADD COLUMN licence_no text REFERENCES register_agency,
  ADD COLUMN request_id uuid REFERENCES money_request,
  ADD COLUMN payee_id text GENERATED ALWAYS AS (coalesce(person_id::text, licence_no, request_id::text)) STORED,
  ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  ADD CONSTRAINT payout_line_payee CHECK (num_nonnulls(person_id, licence_no, request_id) = 1),
  ADD CONSTRAINT payout_line_refund CHECK ((request_id IS NOT NULL) = (refunded_cents > 0)),
  ADD CONSTRAINT payout_line_agency UNIQUE (run_id, licence_no),
  -- The GST of a co-broker is of the invoices of each share (payout_gst), and is taken back with what is taken back of a share.
  DROP CONSTRAINT IF EXISTS payout_line_gst_cents_check,
  DROP CONSTRAINT payout_line_net,
  ADD CONSTRAINT payout_line_net CHECK (net_cents > 0 AND net_cents = own_cents + overriding_cents + written_off_cents
    + gst_cents - fee_cents - recovered_cents + advanced_cents + returned_cents + refunded_cents);
-- Where the GST of salespeople is taken back already (0119), its own rule stays.
DO $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM information_schema.columns WHERE table_name = 'payout_line' AND column_name = 'gst_back_cents'
  ) THEN
    ALTER TABLE payout_line
      DROP CONSTRAINT payout_line_gst,
      ADD CONSTRAINT payout_line_gst CHECK (
        person_id IS NULL OR gst_cents = 0
        OR (gst_cents > 0 AND gst_rate > 0 AND (is_self_billed OR gst_invoice IS NOT NULL))
      );
  END IF;
END $$;
CREATE INDEX payout_line_licence ON payout_line (licence_no) WHERE licence_no IS NOT NULL;
CREATE INDEX payout_line_request ON payout_line (request_id) WHERE request_id IS NOT NULL;

ALTER TABLE payout_item
  DROP CONSTRAINT payout_item_kind_check,
  ADD CONSTRAINT payout_item_kind_check
    CHECK (kind IN ('EARNING', 'RETURNED', 'CHARGE', 'ADVANCE', 'WRITE_OFF', 'REFUND'));

-- What a line pays of the GST of a co-broker's invoice, or takes back of it.
CREATE TABLE payout_gst (
  line_id    uuid NOT NULL REFERENCES payout_line ON DELETE CASCADE,
  invoice_id uuid NOT NULL REFERENCES cobroke_invoice,
  cents      bigint NOT NULL CHECK (cents <> 0),
  PRIMARY KEY (line_id, invoice_id)
);
CREATE INDEX payout_gst_invoice ON payout_gst (invoice_id);

-- The debt of a co-broke agency can be given up, too.
ALTER TABLE write_off
  ALTER COLUMN person_id DROP NOT NULL,
  ADD COLUMN licence_no text REFERENCES register_agency,
  ADD CONSTRAINT write_off_debtor CHECK (num_nonnulls(person_id, licence_no) = 1);
CREATE UNIQUE INDEX write_off_waits_agency ON write_off (licence_no) WHERE approved_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX write_off_licence ON write_off (licence_no) WHERE licence_no IS NOT NULL;
