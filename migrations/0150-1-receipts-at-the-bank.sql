-- What of a receipt a line of the bank is. A credit made the receipt, or the receipt was recorded before (STANDING). A debit is the
-- money that the bank took back, its fee for that, or both in one.
ALTER TABLE bank_line ADD COLUMN receipt_part text
  CHECK (receipt_part IN ('MADE', 'STANDING', 'RETURN', 'FEE', 'RETURN_AND_FEE'));
UPDATE bank_line SET receipt_part = 'MADE' WHERE receipt_id IS NOT NULL;
ALTER TABLE bank_line
  DROP CONSTRAINT bank_line_check2,
  DROP CONSTRAINT bank_line_receipt_id_key,
  ADD CHECK (state <> 'NEW' OR cents > 0),
  ADD CHECK ((receipt_id IS NULL) = (receipt_part IS NULL)),
  ADD CHECK ((receipt_part IN ('MADE', 'STANDING')) = (cents > 0));
-- A receipt comes by one line, goes back by one, and costs one fee.
CREATE UNIQUE INDEX bank_line_receipt ON bank_line (receipt_id) WHERE receipt_part IN ('MADE', 'STANDING');
CREATE UNIQUE INDEX bank_line_receipt_return ON bank_line (receipt_id) WHERE receipt_part IN ('RETURN', 'RETURN_AND_FEE');
CREATE UNIQUE INDEX bank_line_receipt_fee ON bank_line (receipt_id) WHERE receipt_part IN ('FEE', 'RETURN_AND_FEE');
CREATE INDEX bank_line_of_receipt ON bank_line (receipt_id) WHERE receipt_id IS NOT NULL;

-- Receipts are looked for by the amount of a credit, and those that were taken back by the day of a debit.
CREATE INDEX receipt_amount ON receipt (cents) WHERE returned_on IS NULL;
CREATE INDEX receipt_returned ON receipt (returned_on) WHERE returned_on IS NOT NULL;
