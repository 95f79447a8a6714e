-- An entry of the bank that came in as several lines, its transactions (camt.053): the key of its first line, what it comes to as a whole,
-- and which of them a line is. Another form of the statement may have the entry as one line.
ALTER TABLE bank_line
  ADD COLUMN batch text,
  ADD COLUMN batch_cents bigint,
  ADD COLUMN batch_part smallint,
  ADD CHECK (num_nulls(batch, batch_cents, batch_part) IN (0, 3));
CREATE INDEX bank_line_batch ON bank_line (day, batch_cents) WHERE batch_part = 1;
