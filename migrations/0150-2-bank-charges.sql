-- Lines that are the bank's own, its charges and interest, are booked. Each booking has an id of its own in the ledger, since a line
-- can be booked anew after it was undone.
CREATE TABLE bank_charge (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  bank_line     uuid NOT NULL REFERENCES bank_line,
  booked_by     uuid NOT NULL REFERENCES person,
  booked_at     timestamptz NOT NULL,
  taken_back_at timestamptz
);
CREATE INDEX bank_charge_bank_line ON bank_charge (bank_line);
CREATE UNIQUE INDEX bank_charge_once ON bank_charge (bank_line) WHERE taken_back_at IS NULL;

ALTER TABLE bank_line
  DROP CONSTRAINT bank_line_state_check,
  ADD CONSTRAINT bank_line_state_check CHECK (state IN ('NEW', 'MATCHED', 'BOOKED', 'SET_ASIDE', 'DEBIT', 'FOREIGN')),
  ADD CHECK (state <> 'BOOKED' OR currency = 'SGD');
