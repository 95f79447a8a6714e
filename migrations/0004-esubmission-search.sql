-- The lists of a million submissions, searched and sorted; and the check letter that only warns.

-- A trusted extension: the owner of the database may make it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX esubmission_search ON esubmission USING gin (search gin_trgm_ops) WHERE deleted_at IS NULL AND status <> 1;

-- What staff see is never a draft: the indexes of their lists hold nothing else.
DROP INDEX esubmission_newest;
CREATE INDEX esubmission_newest ON esubmission (created_at DESC, id DESC) WHERE deleted_at IS NULL AND status <> 1;
DROP INDEX esubmission_by_status;
CREATE INDEX esubmission_by_status ON esubmission (status, created_at DESC, id DESC) INCLUDE (transaction_type)
  WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_by_category ON esubmission (property_category, status, created_at DESC, id DESC) INCLUDE (transaction_type)
  WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_by_price ON esubmission (price_cents, id) WHERE deleted_at IS NULL AND status <> 1;
CREATE INDEX esubmission_by_commission ON esubmission (commission_cents, id) WHERE deleted_at IS NULL AND status <> 1;

-- Other submissions of a property, for the checks on submission.
CREATE INDEX esubmission_of_property ON esubmission (postal_code, unit) WHERE deleted_at IS NULL AND status <> 1;

ALTER TABLE esubmission_party ADD COLUMN is_id_doubtful boolean NOT NULL DEFAULT false;
