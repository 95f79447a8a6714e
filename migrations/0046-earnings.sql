-- The day on which a deal is complete: of a lease its agreement, of a sale as it is recorded.
ALTER TABLE deal ADD COLUMN completed_on date;
UPDATE deal d SET completed_on = CASE
    WHEN d.transaction_type = 'LEASE' THEN d.signed_on
    WHEN e.completion_state = 'ACTUAL' THEN e.completion_date
  END
FROM esubmission e WHERE e.id = d.esubmission_id;

-- Who approved the submission: they don't approve a payout of it.
ALTER TABLE deal ADD COLUMN approved_by uuid REFERENCES person;
UPDATE deal d SET approved_by = (
  SELECT h.actor_id FROM esubmission_history h
  WHERE h.esubmission_id = d.esubmission_id AND h.to_status = 7 AND h.from_status = 3 ORDER BY h.at DESC LIMIT 1
);

-- A split is frozen when the first cent of its deal has cleared. Each line counts down what is still to be earned.
ALTER TABLE split ADD COLUMN frozen_at timestamptz;
ALTER TABLE split_line ADD COLUMN left_cents bigint;
UPDATE split_line SET left_cents = cents;
ALTER TABLE split_line ALTER COLUMN left_cents SET NOT NULL, ADD CHECK (left_cents BETWEEN 0 AND cents);

-- What a line earned by money that cleared. Rows are only ever added; what goes back is negative.
CREATE TABLE earning (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  line_id   uuid NOT NULL REFERENCES split_line,
  person_id uuid REFERENCES person,
  day       date NOT NULL,
  cause     text NOT NULL CHECK (cause IN ('ALLOCATION')),
  cause_id  uuid NOT NULL,
  cents     bigint NOT NULL CHECK (cents <> 0),
  -- The payout that pays it, while or since there is one.
  taken_by  uuid,
  UNIQUE (cause, cause_id, line_id)
);
CREATE INDEX earning_person ON earning (person_id, day) WHERE person_id IS NOT NULL;
CREATE INDEX earning_free ON earning (person_id) WHERE person_id IS NOT NULL AND taken_by IS NULL;
CREATE INDEX earning_taken ON earning (taken_by) WHERE taken_by IS NOT NULL;
