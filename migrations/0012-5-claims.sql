-- Whose claims are under way: for what is new to them.
CREATE INDEX esubmission_claims ON esubmission (claimed_by) WHERE status IN (3, 5, 8) AND claimed_by IS NOT NULL;
