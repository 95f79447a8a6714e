-- What a client is told to pay before there is a tax invoice. Nothing is posted by it.
CREATE TABLE pro_forma (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number    text NOT NULL UNIQUE,
  bill_id   uuid NOT NULL REFERENCES deal_bill,
  issued_on date NOT NULL,
  printed   jsonb NOT NULL,
  issued_by uuid NOT NULL REFERENCES person,
  issued_at timestamptz NOT NULL
);
CREATE INDEX pro_forma_bill ON pro_forma (bill_id);

-- Each invoice is reminded of three times at most. The daily job makes them, the desk sends them.
CREATE TABLE reminder (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number     text NOT NULL UNIQUE,
  invoice_id uuid NOT NULL REFERENCES invoice,
  type       smallint NOT NULL CHECK (type BETWEEN 1 AND 3),
  made_on    date NOT NULL,
  printed    jsonb NOT NULL,
  made_at    timestamptz NOT NULL,
  UNIQUE (invoice_id, type)
);

-- Papers that were mailed. A job sends each; the mark keeps it from sending twice.
CREATE TABLE paper_mail (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind     text NOT NULL CHECK (kind IN ('INVOICE', 'PRO_FORMA', 'CREDIT_NOTE', 'RECEIPT', 'REMINDER')),
  paper_id uuid NOT NULL,
  number   text NOT NULL,
  address  text NOT NULL,
  message  text NOT NULL,
  asked_by uuid NOT NULL REFERENCES person,
  asked_at timestamptz NOT NULL,
  sent_at  timestamptz
);
CREATE INDEX paper_mail_paper ON paper_mail (paper_id);
