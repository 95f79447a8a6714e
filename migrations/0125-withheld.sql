-- What is kept back of a payout for somebody else, such as a tax authority or a court: a charge that is no fee and has no GST.
CREATE TABLE remittance (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whom the withheld money went to, and what their paper of it says.
  recipient   text NOT NULL CHECK (recipient <> ''),
  reference   text NOT NULL CHECK (reference <> ''),
  remitted_on date NOT NULL,
  cents       bigint NOT NULL CHECK (cents > 0),
  recorded_by uuid NOT NULL REFERENCES person,
  recorded_at timestamptz NOT NULL
);

ALTER TABLE charge
  ADD COLUMN kind text NOT NULL DEFAULT 'FEE' CHECK (kind IN ('FEE', 'WITHHELD')),
  -- What is withheld goes to whom it is for by one remittance.
  ADD COLUMN remittance_id uuid REFERENCES remittance,
  ADD CONSTRAINT charge_recurring CHECK (fee_id IS NULL OR kind = 'FEE'),
  ADD CONSTRAINT charge_remitted CHECK (remittance_id IS NULL OR (kind = 'WITHHELD' AND waived_at IS NULL));
ALTER TABLE charge ALTER COLUMN kind DROP DEFAULT;
CREATE INDEX charge_withheld ON charge (person_id, id) WHERE kind = 'WITHHELD';
CREATE INDEX charge_remittance ON charge (remittance_id) WHERE remittance_id IS NOT NULL;

ALTER TABLE payout_line
  ADD COLUMN withheld_cents bigint NOT NULL DEFAULT 0 CHECK (withheld_cents >= 0),
  DROP CONSTRAINT payout_line_net,
  ADD CONSTRAINT payout_line_net CHECK (net_cents > 0 AND net_cents = own_cents + overriding_cents + written_off_cents
    + gst_cents - fee_cents - withheld_cents - recovered_cents + advanced_cents + returned_cents + refunded_cents);
