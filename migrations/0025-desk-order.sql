-- The desk's queue by when a submission came in: what waits, and everything.
CREATE INDEX esubmission_waiting ON esubmission (submitted_at, id) WHERE deleted_at IS NULL AND status IN (2, 3, 8);
CREATE INDEX esubmission_by_submission ON esubmission (submitted_at, id) WHERE deleted_at IS NULL AND status <> 1;
