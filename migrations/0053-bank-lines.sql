-- What the bank's statements say. The key of a line is the same whenever its file is read again, so nothing comes twice.
CREATE TABLE bank_line (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key         text NOT NULL UNIQUE,
  day         date NOT NULL,
  -- Credit is positive.
  cents       bigint NOT NULL CHECK (cents <> 0),
  currency    text NOT NULL,
  payer       text NOT NULL,
  reference   text NOT NULL,
  state       text NOT NULL CHECK (state IN ('NEW', 'MATCHED', 'SET_ASIDE', 'DEBIT', 'FOREIGN')),
  receipt_id  uuid UNIQUE REFERENCES receipt,
  note        text NOT NULL DEFAULT '',
  imported_at timestamptz NOT NULL,
  CHECK ((state = 'MATCHED') = (receipt_id IS NOT NULL)),
  CHECK (state NOT IN ('NEW', 'MATCHED') OR (cents > 0 AND currency = 'SGD'))
);
CREATE INDEX bank_line_day ON bank_line (day DESC, id);
CREATE INDEX bank_line_state ON bank_line (state, day DESC, id);
CREATE INDEX invoice_open_amount ON invoice ((open_net + open_gst)) WHERE open_net + open_gst > 0;
