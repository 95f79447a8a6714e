-- The text of a query stays, answered, when a new file is uploaded for it.
ALTER TABLE esubmission_document_verdict DROP CONSTRAINT esubmission_document_verdict_verdict_check;
ALTER TABLE esubmission_document_verdict
  ADD CONSTRAINT esubmission_document_verdict_verdict_check CHECK (verdict IN ('accepted', 'queried', 'answered'));
-- The desk lists what a person has claimed.
CREATE INDEX esubmission_claimed ON esubmission (claimed_by, status) WHERE deleted_at IS NULL AND status <> 1;
