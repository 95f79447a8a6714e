-- How a bill was worked out, as its invoice says: by a part of the price, by months of rent, or as a fixed amount. Null: not known.
ALTER TABLE deal_bill
  ADD COLUMN basis text CHECK (basis IN ('PERCENT', 'MONTHS_OF_RENT', 'FIXED')),
  ADD COLUMN rate numeric(7, 4),
  ADD CONSTRAINT deal_bill_rate CHECK ((rate IS NOT NULL) = (coalesce(basis, 'FIXED') <> 'FIXED'));

-- Bills that stand get it of their submission, which is closed since its approval. One that a revision changed is of a fixed amount.
ALTER TABLE deal_bill DISABLE TRIGGER deal_bill_unbilled;
UPDATE deal_bill b SET
  basis = CASE WHEN own.amount_cents = b.amount_cents AND own.rate IS NOT NULL THEN own.basis ELSE 'FIXED' END,
  rate = CASE WHEN own.amount_cents = b.amount_cents AND own.basis <> 'FIXED' THEN own.rate END
FROM deal d JOIN bill own USING (esubmission_id)
WHERE d.id = b.deal_id AND own.position = b.position AND NOT b.is_forfeiture;
ALTER TABLE deal_bill ENABLE TRIGGER deal_bill_unbilled;
