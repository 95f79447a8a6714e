-- What salespeople pay the agency, GST included. A recurring fee becomes a charge in each month.
CREATE TABLE recurring_fee (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- None: every salesperson, from the day on which they join.
  person_id uuid REFERENCES person,
  text      text NOT NULL CHECK (text <> ''),
  cents     bigint NOT NULL CHECK (cents > 0),
  from_day  date NOT NULL,
  -- The last day on which it can be due.
  until_day date,
  set_by    uuid NOT NULL REFERENCES person,
  set_at    timestamptz NOT NULL
);

CREATE TABLE charge (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id    uuid NOT NULL REFERENCES person,
  text         text NOT NULL CHECK (text <> ''),
  cents        bigint NOT NULL CHECK (cents > 0),
  due_on       date NOT NULL,
  fee_id       uuid REFERENCES recurring_fee,
  set_by       uuid NOT NULL REFERENCES person,
  set_at       timestamptz NOT NULL,
  waived_by    uuid REFERENCES person,
  waived_at    timestamptz,
  waive_reason text,
  UNIQUE (fee_id, person_id, due_on),
  CHECK (waived_at IS NULL OR (waived_by IS NOT NULL AND waive_reason <> ''))
);
CREATE INDEX charge_newest ON charge (due_on DESC, id DESC);
CREATE INDEX charge_person ON charge (person_id);

-- Money that a salesperson gets before a deal pays: by the next run, and taken back from the payouts after it.
CREATE TABLE advance (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id    uuid NOT NULL REFERENCES person,
  deal_id      uuid NOT NULL REFERENCES deal,
  cents        bigint NOT NULL CHECK (cents > 0),
  reason       text NOT NULL CHECK (reason <> ''),
  prepared_by  uuid NOT NULL REFERENCES person,
  prepared_at  timestamptz NOT NULL,
  approved_by  uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at  timestamptz,
  withdrawn_by uuid REFERENCES person,
  withdrawn_at timestamptz,
  CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
  CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL))
);
CREATE INDEX advance_person ON advance (person_id);
CREATE INDEX advance_newest ON advance (prepared_at DESC);

ALTER TABLE payout_item
  DROP CONSTRAINT payout_item_kind_check,
  ADD CONSTRAINT payout_item_kind_check CHECK (kind IN ('EARNING', 'RETURNED', 'CHARGE', 'ADVANCE'));

-- What a line takes back of an advance.
CREATE TABLE advance_recovery (
  line_id    uuid NOT NULL REFERENCES payout_line ON DELETE CASCADE,
  advance_id uuid NOT NULL REFERENCES advance,
  cents      bigint NOT NULL CHECK (cents > 0),
  PRIMARY KEY (line_id, advance_id)
);
CREATE INDEX advance_recovery_advance ON advance_recovery (advance_id);

ALTER TABLE payout_line
  ADD COLUMN fee_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN fee_gst_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN recovered_cents bigint NOT NULL DEFAULT 0 CHECK (recovered_cents >= 0),
  ADD COLUMN advanced_cents bigint NOT NULL DEFAULT 0 CHECK (advanced_cents >= 0),
  ADD CONSTRAINT payout_line_fee CHECK (fee_gst_cents BETWEEN 0 AND fee_cents),
  DROP CONSTRAINT payout_line_net,
  ADD CONSTRAINT payout_line_net CHECK (net_cents > 0 AND net_cents =
    own_cents + overriding_cents - fee_cents - recovered_cents + advanced_cents + returned_cents);
ALTER TABLE payout_line
  ALTER COLUMN fee_cents DROP DEFAULT,
  ALTER COLUMN fee_gst_cents DROP DEFAULT,
  ALTER COLUMN recovered_cents DROP DEFAULT,
  ALTER COLUMN advanced_cents DROP DEFAULT;
