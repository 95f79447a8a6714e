-- How a bill's amount is reckoned, and which of our clients it is for.

ALTER TABLE bill
  DROP CONSTRAINT bill_amount_cents_check,
  ADD CONSTRAINT bill_amount_cents_check CHECK (amount_cents >= 0),
  ADD COLUMN basis               text NOT NULL DEFAULT 'FIXED' CHECK (basis IN ('PERCENT', 'MONTHS_OF_RENT', 'FIXED')),
  ADD COLUMN rate                numeric(7, 4),
  ADD COLUMN serving_party_uuids uuid[] NOT NULL DEFAULT '{}';
