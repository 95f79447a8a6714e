-- What a document is called for the side that we act for, where each side has one of its own.
ALTER TABLE document_type ADD COLUMN by_side jsonb NOT NULL DEFAULT '{}';
UPDATE document_type SET by_side = '{
  "BUYER": {"name": "HFE letter", "note": "The buyer’s HDB flat eligibility letter, valid when the option was granted."},
  "SELLER": {"name": "Intent to sell", "note": "HDB’s acknowledgement of the seller’s intent to sell, at least 7 days before the option."}
}' WHERE document_id = 'D-24';
