-- A frozen split is worked out anew: one of finance prepares it, another one approves it.
CREATE TABLE resplit (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id     uuid NOT NULL REFERENCES deal,
  reason      text NOT NULL CHECK (reason <> ''),
  -- What each line was and becomes, as both of them saw it.
  changes     jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL,
  approved_by uuid REFERENCES person,
  approved_at timestamptz,
  CHECK (prepared_by <> approved_by),
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX resplit_open ON resplit (deal_id) WHERE approved_at IS NULL;
CREATE INDEX resplit_deal ON resplit (deal_id);

-- What was earned moves between lines: who gets less owes it, who gets more earns it.
ALTER TABLE earning
  DROP CONSTRAINT earning_cause,
  DROP CONSTRAINT earning_sign,
  ADD CONSTRAINT earning_cause CHECK (cause IN ('ALLOCATION', 'REVERSAL', 'RESPLIT')),
  ADD CONSTRAINT earning_sign CHECK (
    (cause = 'REVERSAL') = (reverses IS NOT NULL) AND (cause = 'RESPLIT' OR (cents < 0) = (reverses IS NOT NULL))
  );
-- Earned and left are still the whole line. But a line that gave away can have more left than its cents, once the money
-- that it had earned goes back.
ALTER TABLE split_line DROP CONSTRAINT split_line_check1, ADD CONSTRAINT split_line_left CHECK (left_cents >= 0);
