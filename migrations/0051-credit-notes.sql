-- A credit note takes an invoice back that was not paid. Its bill can then be invoiced again.
CREATE TABLE credit_note (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number     text NOT NULL UNIQUE,
  invoice_id uuid NOT NULL UNIQUE REFERENCES invoice,
  issued_on  date NOT NULL,
  net_cents  bigint NOT NULL CHECK (net_cents > 0),
  gst_cents  bigint NOT NULL CHECK (gst_cents >= 0),
  reason     text NOT NULL CHECK (reason <> ''),
  printed    jsonb NOT NULL,
  issued_by  uuid NOT NULL REFERENCES person,
  issued_at  timestamptz NOT NULL
);
ALTER TABLE invoice ADD COLUMN credited_at timestamptz;
ALTER TABLE invoice DROP CONSTRAINT invoice_bill_id_key;
CREATE UNIQUE INDEX invoice_bill ON invoice (bill_id) WHERE credited_at IS NULL;
