-- The line of the bank that each remittance of withheld money left by, or came back by.
CREATE TABLE remittance_bank_line (
  remittance_id uuid NOT NULL REFERENCES remittance,
  event         text NOT NULL CHECK (event IN ('PAID', 'RETURNED')),
  bank_line     uuid NOT NULL UNIQUE REFERENCES bank_line,
  PRIMARY KEY (remittance_id, event)
);

-- A payment leaves once, and comes back once. A remittance has no number of ours, and its key above says the same of it.
DROP INDEX bank_line_settles;
CREATE UNIQUE INDEX bank_line_settles ON bank_line (settles, (cents > 0)) WHERE settles NOT LIKE 'Remittance %';
