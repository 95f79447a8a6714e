-- A remittance that was recorded by mistake, or that the bank returned, is taken back: its items are withheld again.
ALTER TABLE remittance
  ADD COLUMN taken_back_on date CHECK (taken_back_on >= remitted_on),
  ADD COLUMN taken_back_by uuid REFERENCES person,
  ADD COLUMN taken_back_at timestamptz,
  ADD COLUMN take_back_reason text CHECK (take_back_reason <> ''),
  ADD CONSTRAINT remittance_taken_back
    CHECK (num_nonnulls(taken_back_on, taken_back_by, taken_back_at, take_back_reason) IN (0, 4));

-- The last remittance of an item that was taken back. The item is free: `remittance_id` is null until it is remitted again.
ALTER TABLE charge ADD COLUMN taken_back_id uuid REFERENCES remittance;
