-- What the agency bills, and what comes in. Amounts are in cents; a document keeps all that it prints.
CREATE TABLE invoice (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number     text NOT NULL UNIQUE,
  deal_id    uuid NOT NULL REFERENCES deal,
  bill_id    uuid NOT NULL UNIQUE REFERENCES deal_bill,
  issued_on  date NOT NULL,
  due_on     date NOT NULL,
  net_cents  bigint NOT NULL CHECK (net_cents > 0),
  gst_rate   numeric(7,4) NOT NULL,
  gst_cents  bigint NOT NULL CHECK (gst_cents >= 0),
  -- What is still to be paid of it.
  open_net   bigint NOT NULL CHECK (open_net BETWEEN 0 AND net_cents),
  open_gst   bigint NOT NULL CHECK (open_gst BETWEEN 0 AND gst_cents),
  printed    jsonb NOT NULL,
  issued_by  uuid NOT NULL REFERENCES person,
  issued_at  timestamptz NOT NULL
);
CREATE INDEX invoice_deal ON invoice (deal_id);
CREATE INDEX invoice_open ON invoice (due_on, id) WHERE open_net + open_gst > 0;

CREATE TABLE receipt (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number      text NOT NULL UNIQUE,
  method      text NOT NULL CHECK (method IN ('PAYNOW', 'GIRO', 'TRANSFER')),
  payer       text NOT NULL,
  reference   text NOT NULL,
  received_on date NOT NULL,
  cents       bigint NOT NULL CHECK (cents > 0),
  -- What is not on an invoice: the payer's credit.
  left_cents  bigint NOT NULL CHECK (left_cents BETWEEN 0 AND cents),
  printed     jsonb NOT NULL,
  recorded_by uuid NOT NULL REFERENCES person,
  recorded_at timestamptz NOT NULL
);

CREATE TABLE allocation (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  receipt_id uuid NOT NULL REFERENCES receipt,
  invoice_id uuid NOT NULL REFERENCES invoice,
  day        date NOT NULL,
  net_cents  bigint NOT NULL CHECK (net_cents >= 0),
  gst_cents  bigint NOT NULL CHECK (gst_cents >= 0),
  UNIQUE (receipt_id, invoice_id)
);
CREATE INDEX allocation_invoice ON allocation (invoice_id);

-- An invoice says whether a deal has to stay.
ALTER TABLE deal DROP COLUMN received_cents;
