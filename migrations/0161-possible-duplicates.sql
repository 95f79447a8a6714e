-- The files of the bank that were imported.
CREATE TABLE bank_import (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Their order.
  no          bigint GENERATED ALWAYS AS IDENTITY,
  file        text NOT NULL,
  imported_by uuid NOT NULL REFERENCES person,
  imported_at timestamptz NOT NULL
);

-- A line may be one that came in before, in another form. Somebody decides; until then it is neither matched nor booked. It belongs
-- to the last file that had it, since the lines of one file are different ones.
ALTER TABLE bank_line
  -- As far as the file names it.
  ADD COLUMN account text NOT NULL DEFAULT '',
  ADD COLUMN import uuid REFERENCES bank_import,
  -- The lines that it may be: those of its account, day, currency, amount and sign that stood when it came.
  ADD COLUMN may_be uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN same_as uuid REFERENCES bank_line,
  DROP CONSTRAINT bank_line_state_check,
  ADD CONSTRAINT bank_line_state_check
    CHECK (state IN ('NEW', 'MATCHED', 'BOOKED', 'SET_ASIDE', 'DEBIT', 'FOREIGN', 'UNDECIDED', 'DUPLICATE')),
  ADD CHECK ((state = 'DUPLICATE') = (same_as IS NOT NULL)),
  ADD CHECK (state <> 'UNDECIDED' OR (import IS NOT NULL AND may_be <> '{}'));
CREATE INDEX bank_line_amount ON bank_line (day, cents);
CREATE INDEX bank_line_undecided ON bank_line (import, day, cents) WHERE state = 'UNDECIDED';
CREATE INDEX bank_line_same_as ON bank_line (same_as) WHERE same_as IS NOT NULL;
