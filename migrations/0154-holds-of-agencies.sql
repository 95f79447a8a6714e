-- Finance holds a co-broke agency, too: by its licence number.
ALTER TABLE payout_hold
  ALTER COLUMN source DROP NOT NULL,
  ADD COLUMN licence_no text REFERENCES register_agency,
  DROP CONSTRAINT payout_hold_kind_check,
  ADD CONSTRAINT payout_hold_kind_check CHECK (kind IN ('ITEM', 'PERSON', 'DEAL', 'AGENCY')),
  ADD CONSTRAINT payout_hold_subject CHECK (num_nonnulls(source, licence_no) = 1 AND (kind = 'AGENCY') = (licence_no IS NOT NULL));
CREATE UNIQUE INDEX payout_hold_open_agency ON payout_hold (licence_no) WHERE released_at IS NULL;
