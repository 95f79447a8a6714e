-- Payouts: a run pays each person what they earned and no run has taken yet.
CREATE TABLE payout_run (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Given at approval.
  number      text UNIQUE,
  kind        text NOT NULL CHECK (kind IN ('SALESPEOPLE')),
  state       text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'APPROVED', 'PAID')),
  cut_off     date NOT NULL,
  pay_day     date NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL,
  approved_by uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at timestamptz,
  paid_on     date,
  paid_by     uuid REFERENCES person,
  CHECK ((state = 'DRAFT') = (approved_by IS NULL)),
  CHECK ((state = 'DRAFT') = (number IS NULL)),
  CHECK ((state = 'PAID') = (paid_on IS NOT NULL))
);
-- One at a time of each kind, so that nothing is drawn up twice.
CREATE UNIQUE INDEX payout_run_open ON payout_run (kind) WHERE state <> 'PAID';
CREATE INDEX payout_run_newest ON payout_run (prepared_at DESC);

CREATE TABLE payout_line (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  run_id           uuid NOT NULL REFERENCES payout_run ON DELETE CASCADE,
  person_id        uuid NOT NULL REFERENCES person,
  own_cents        bigint NOT NULL,
  overriding_cents bigint NOT NULL,
  net_cents        bigint NOT NULL CHECK (net_cents > 0 AND net_cents = own_cents + overriding_cents),
  -- The bank account as it was drawn up with: a run is not approved if it changed since.
  bank             text NOT NULL,
  account_masked   text NOT NULL,
  account_since    timestamptz NOT NULL,
  -- Given at approval.
  voucher          text UNIQUE,
  printed          jsonb,
  UNIQUE (run_id, person_id)
);
CREATE INDEX payout_line_person ON payout_line (person_id);

-- What a line pays. The key rules out that something is paid twice.
CREATE TABLE payout_item (
  kind    text NOT NULL CHECK (kind IN ('EARNING')),
  source  uuid NOT NULL,
  line_id uuid NOT NULL REFERENCES payout_line ON DELETE CASCADE,
  cents   bigint NOT NULL CHECK (cents <> 0),
  PRIMARY KEY (kind, source)
);
CREATE INDEX payout_item_line ON payout_item (line_id);
