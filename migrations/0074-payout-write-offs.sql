-- What a salesperson owes and never pays. It counts against what they owe, in the next run or one after it.
CREATE TABLE write_off (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id    uuid NOT NULL REFERENCES person,
  cents        bigint NOT NULL CHECK (cents > 0),
  reason       text NOT NULL CHECK (reason <> ''),
  prepared_by  uuid NOT NULL REFERENCES person,
  prepared_at  timestamptz NOT NULL,
  approved_by  uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at  timestamptz,
  withdrawn_by uuid REFERENCES person,
  withdrawn_at timestamptz,
  CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
  CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL)),
  CHECK (approved_at IS NULL OR withdrawn_at IS NULL)
);
-- One at a time waits for approval.
CREATE UNIQUE INDEX write_off_waits ON write_off (person_id) WHERE approved_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX write_off_person ON write_off (person_id);

ALTER TABLE payout_item
  DROP CONSTRAINT payout_item_kind_check,
  ADD CONSTRAINT payout_item_kind_check CHECK (kind IN ('EARNING', 'RETURNED', 'CHARGE', 'ADVANCE', 'WRITE_OFF'));
ALTER TABLE payout_line
  ADD COLUMN written_off_cents bigint NOT NULL DEFAULT 0 CHECK (written_off_cents >= 0),
  DROP CONSTRAINT payout_line_net,
  ADD CONSTRAINT payout_line_net CHECK (net_cents > 0 AND net_cents = own_cents + overriding_cents + written_off_cents
    + gst_cents - fee_cents - recovered_cents + advanced_cents + returned_cents);
ALTER TABLE payout_line ALTER COLUMN written_off_cents DROP DEFAULT;
