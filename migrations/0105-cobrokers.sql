-- The bank account of a co-broke agency: one of finance prepares it, another one approves it. Its GST number comes with it.
CREATE TABLE register_account (
  id            uuid PRIMARY KEY,
  licence_no    text NOT NULL REFERENCES register_agency,
  bank          text NOT NULL,
  holder        text NOT NULL CHECK (holder <> ''),
  number_sealed text NOT NULL,
  number_masked text NOT NULL,
  uen           text NOT NULL,
  -- Null: the agency is not registered for GST.
  gst_number    text CHECK (gst_number <> ''),
  prepared_by   uuid NOT NULL REFERENCES person,
  prepared_at   timestamptz NOT NULL,
  approved_by   uuid REFERENCES person CHECK (approved_by <> prepared_by),
  approved_at   timestamptz,
  -- When it was withdrawn, or another one replaced it.
  ended_at      timestamptz,
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX register_account_waits ON register_account (licence_no) WHERE approved_at IS NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX register_account_in_force ON register_account (licence_no)
  WHERE approved_at IS NOT NULL AND ended_at IS NULL;

-- The agency of the register that an external share is paid to. Finance says so: the submission had typed words.
CREATE TABLE cobroke_tie (
  -- A revision may remove a share of which nothing was paid.
  share_id   uuid PRIMARY KEY REFERENCES deal_share ON DELETE CASCADE,
  licence_no text NOT NULL REFERENCES register_agency,
  tied_by    uuid NOT NULL REFERENCES person,
  tied_at    timestamptz NOT NULL
);
CREATE INDEX cobroke_tie_agency ON cobroke_tie (licence_no);

-- The tax invoice of a registered co-broker for their share, until their credit note takes it back.
CREATE TABLE cobroke_invoice (
  id          uuid PRIMARY KEY,
  share_id    uuid NOT NULL REFERENCES cobroke_tie,
  number      text NOT NULL CHECK (number <> ''),
  issued_on   date NOT NULL,
  -- The whole share, before GST.
  net_cents   bigint NOT NULL CHECK (net_cents > 0),
  gst_rate    integer NOT NULL CHECK (gst_rate > 0),
  gst_cents   bigint NOT NULL CHECK (gst_cents > 0),
  -- Whether the agency claims it as input tax.
  is_claimed  boolean NOT NULL,
  keyed_by    uuid NOT NULL REFERENCES person,
  keyed_at    timestamptz NOT NULL,
  credit_note text CHECK (credit_note <> ''),
  credited_on date,
  credited_by uuid REFERENCES person,
  CHECK ((credit_note IS NULL) = (credited_on IS NULL) AND (credit_note IS NULL) = (credited_by IS NULL))
);
CREATE UNIQUE INDEX cobroke_invoice_in_force ON cobroke_invoice (share_id) WHERE credited_on IS NULL;
CREATE INDEX cobroke_invoice_share ON cobroke_invoice (share_id);

-- What co-brokers earn is found by the lines of their shares.
CREATE INDEX split_line_cobroke ON split_line (id) WHERE kind = 'COBROKE';

-- Their own invoice keeps co-brokers alone from being paid. Where there is one it is counted anew.
ALTER TABLE esubmission_papers ADD COLUMN cobroker smallint CHECK (cobroker >= 0);
UPDATE esubmission_papers p SET cobroker = 0
WHERE NOT EXISTS (SELECT FROM external_cobroke x WHERE x.esubmission_id = p.esubmission_id);
