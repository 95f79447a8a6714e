-- What an e-invoice says of the buyer, and the terms that were agreed with them. Empty and null: not known, the agency's own.
ALTER TABLE bill
  ADD COLUMN postal_code text NOT NULL DEFAULT '' CHECK (postal_code ~ '^(\d{6})?$'),
  ADD COLUMN uen text NOT NULL DEFAULT '',
  ADD COLUMN gst_number text NOT NULL DEFAULT '',
  ADD COLUMN terms_days smallint CHECK (terms_days BETWEEN 0 AND 365);
ALTER TABLE deal_bill
  ADD COLUMN postal_code text NOT NULL DEFAULT '' CHECK (postal_code ~ '^(\d{6})?$'),
  ADD COLUMN uen text NOT NULL DEFAULT '',
  ADD COLUMN gst_number text NOT NULL DEFAULT '',
  ADD COLUMN terms_days smallint CHECK (terms_days BETWEEN 0 AND 365);
