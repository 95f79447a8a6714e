-- The contact and the case of a party, and why a submission is on hold.
ALTER TABLE esubmission_party ADD COLUMN contact_id uuid;
ALTER TABLE esubmission_party ADD COLUMN aml_case_id uuid;
CREATE INDEX esubmission_party_case ON esubmission_party (aml_case_id) WHERE aml_case_id IS NOT NULL;

CREATE TABLE esubmission_hold (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  -- Null: an officer's own hold.
  case_id        uuid,
  began_at       timestamptz NOT NULL,
  ended_at       timestamptz
);
CREATE UNIQUE INDEX esubmission_hold_open ON esubmission_hold (esubmission_id, case_id) NULLS NOT DISTINCT WHERE ended_at IS NULL;
INSERT INTO esubmission_hold (esubmission_id, began_at) SELECT id, now() FROM esubmission WHERE status = 8;
