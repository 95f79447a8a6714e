-- Another case of the same block and unit is found whatever its postal code.
CREATE INDEX esubmission_of_block ON esubmission (lower(block), unit) WHERE deleted_at IS NULL AND status <> 1;
