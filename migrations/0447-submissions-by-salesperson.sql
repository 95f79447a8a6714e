-- The desk lists the submissions of a salesperson or of a team by when they came in.
CREATE INDEX esubmission_by_agent ON esubmission (created_by, submitted_at, id) WHERE deleted_at IS NULL AND status <> 1;
