-- Whether the bank says of a line that it takes back an entry before (RvslInd of camt.053).
ALTER TABLE bank_line ADD COLUMN is_reversal boolean NOT NULL DEFAULT false;
