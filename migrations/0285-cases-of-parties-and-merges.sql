-- A case that joined another one when their contacts were merged, and cases that were opened for parties of submissions.
ALTER TABLE aml_case ADD COLUMN joined uuid REFERENCES aml_case;
ALTER TABLE aml_case ADD COLUMN from_party boolean NOT NULL DEFAULT false;
ALTER TABLE aml_case ADD COLUMN left_at timestamptz;
CREATE INDEX aml_case_joined ON aml_case (joined) WHERE joined IS NOT NULL;
CREATE INDEX aml_case_left ON aml_case (left_at) WHERE left_at IS NOT NULL;
ALTER TABLE aml_subject ADD COLUMN party_uuid uuid;
ALTER TABLE aml_subject ADD COLUMN behind_id uuid;
CREATE INDEX aml_subject_party ON aml_subject (party_uuid) WHERE party_uuid IS NOT NULL;
DROP INDEX aml_subject_customer;
CREATE UNIQUE INDEX aml_subject_customer ON aml_subject (case_id) WHERE role = 'CUSTOMER' AND removed_at IS NULL;
ALTER TABLE esubmission_party ADD COLUMN birth_unknown boolean NOT NULL DEFAULT false;
