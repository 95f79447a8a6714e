-- How many papers an approved submission still lacks: before its invoice, before its payout, and of due diligence. It is counted
-- anew with every file and verdict, so that lists and payout runs need not evaluate checklists.
CREATE TABLE esubmission_papers (
  esubmission_id uuid PRIMARY KEY REFERENCES esubmission,
  invoice        smallint NOT NULL CHECK (invoice >= 0),
  payout         smallint NOT NULL CHECK (payout >= 0),
  due_diligence  smallint NOT NULL CHECK (due_diligence >= 0)
);

-- Documents that finance opens, though it opens no others: they are about money.
ALTER TABLE document_type ADD COLUMN is_money boolean NOT NULL DEFAULT false;
UPDATE document_type SET is_money = true
WHERE document_id IN ('D-02', 'D-05', 'D-06', 'D-07', 'D-20', 'D-21', 'D-35', 'D-36');
