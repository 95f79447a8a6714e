-- Cheques wait until they clear, money goes back, and what a payer has left is used later or refunded.
ALTER TABLE receipt
  DROP CONSTRAINT receipt_method_check,
  DROP CONSTRAINT receipt_check,
  ADD COLUMN cleared_on date,
  ADD COLUMN returned_on date,
  ADD COLUMN return_reason text;
UPDATE receipt SET cleared_on = received_on;
ALTER TABLE receipt
  ADD CONSTRAINT receipt_method CHECK (method IN ('PAYNOW', 'GIRO', 'TRANSFER', 'CHEQUE')),
  ADD CONSTRAINT receipt_cleared CHECK (cleared_on IS NOT NULL OR method = 'CHEQUE'),
  -- What was refunded of money that the bank then took back is owed by the payer.
  ADD CONSTRAINT receipt_left CHECK (left_cents <= cents AND (left_cents >= 0 OR returned_on IS NOT NULL));
CREATE INDEX receipt_search ON receipt USING gin (payer gin_trgm_ops, reference gin_trgm_ops);
CREATE INDEX receipt_received ON receipt (received_on DESC, id);
CREATE INDEX receipt_clearing ON receipt (received_on) WHERE cleared_on IS NULL AND returned_on IS NULL;
CREATE INDEX receipt_credit ON receipt (received_on) WHERE left_cents <> 0;

-- The invoices that a cheque is meant for, until it clears.
CREATE TABLE receipt_intent (
  receipt_id uuid NOT NULL REFERENCES receipt,
  invoice_id uuid NOT NULL REFERENCES invoice,
  cents      bigint NOT NULL CHECK (cents > 0),
  PRIMARY KEY (receipt_id, invoice_id)
);
CREATE INDEX receipt_intent_invoice ON receipt_intent (invoice_id);

-- What was paid on an invoice is taken back by a row of its own, once.
ALTER TABLE allocation
  DROP CONSTRAINT allocation_receipt_id_invoice_id_key,
  DROP CONSTRAINT allocation_net_cents_check,
  DROP CONSTRAINT allocation_gst_cents_check,
  ADD COLUMN reverses uuid UNIQUE REFERENCES allocation,
  ADD CONSTRAINT allocation_sign CHECK (
    CASE WHEN reverses IS NULL THEN net_cents >= 0 AND gst_cents >= 0 ELSE net_cents <= 0 AND gst_cents <= 0 END
  );
CREATE INDEX allocation_receipt ON allocation (receipt_id);
ALTER TABLE earning
  DROP CONSTRAINT earning_cause_check,
  ADD COLUMN reverses uuid UNIQUE REFERENCES earning,
  ADD CONSTRAINT earning_cause CHECK (cause IN ('ALLOCATION', 'REVERSAL')),
  ADD CONSTRAINT earning_sign CHECK ((cause = 'REVERSAL') = (reverses IS NOT NULL) AND (cents < 0) = (reverses IS NOT NULL));

-- What was given up of an invoice. Money that comes after all opens it again.
ALTER TABLE invoice
  ADD COLUMN written_off_by uuid,
  ADD COLUMN written_net bigint NOT NULL DEFAULT 0 CHECK (written_net >= 0),
  ADD COLUMN written_gst bigint NOT NULL DEFAULT 0 CHECK (written_gst >= 0);

-- What one of finance asks for and another one approves.
CREATE TABLE money_request (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind        text NOT NULL CHECK (kind IN ('CREDIT', 'WRITE_OFF', 'REFUND')),
  invoice_id  uuid REFERENCES invoice,
  receipt_id  uuid REFERENCES receipt,
  cents       bigint NOT NULL CHECK (cents > 0),
  reason      text NOT NULL CHECK (reason <> ''),
  state       text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'APPROVED', 'DECLINED')),
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL,
  decided_by  uuid REFERENCES person,
  decided_at  timestamptz,
  -- The voucher of a refund.
  number      text UNIQUE,
  CHECK ((kind = 'REFUND') = (receipt_id IS NOT NULL)),
  CHECK ((kind = 'REFUND') = (invoice_id IS NULL)),
  CHECK ((state = 'OPEN') = (decided_by IS NULL)),
  CHECK (state <> 'APPROVED' OR decided_by <> prepared_by)
);
-- One at a time for each invoice and each receipt.
CREATE UNIQUE INDEX money_request_invoice ON money_request (invoice_id) WHERE state = 'OPEN';
CREATE UNIQUE INDEX money_request_receipt ON money_request (receipt_id) WHERE state = 'OPEN';
CREATE INDEX money_request_newest ON money_request (prepared_at DESC);
