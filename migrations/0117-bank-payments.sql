-- Lines of the bank that are payments of payout runs, or payments that the bank returned.
ALTER TABLE bank_line ADD COLUMN settles text;
ALTER TABLE bank_line
  DROP CONSTRAINT bank_line_check,
  DROP CONSTRAINT bank_line_check1,
  ADD CHECK (num_nonnulls(receipt_id, settles) = (state = 'MATCHED')::int),
  ADD CHECK (state NOT IN ('NEW', 'MATCHED', 'DEBIT') OR currency = 'SGD'),
  ADD CHECK (state <> 'NEW' AND receipt_id IS NULL OR cents > 0),
  ADD CHECK (state <> 'DEBIT' OR cents < 0);
-- A payment leaves once, and comes back once.
CREATE UNIQUE INDEX bank_line_settles ON bank_line (settles, (cents > 0));

-- The line of the bank that each payment left by, or came back by. One debit may pay a whole run.
CREATE TABLE payout_bank_line (
  line_id   uuid NOT NULL REFERENCES payout_line,
  event     text NOT NULL CHECK (event IN ('PAID', 'RETURNED')),
  bank_line uuid NOT NULL REFERENCES bank_line,
  PRIMARY KEY (line_id, event)
);
CREATE INDEX payout_bank_line_bank ON payout_bank_line (bank_line);
