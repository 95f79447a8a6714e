-- What other agencies get of a deal: which agency it is, and its tax invoice.

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
CREATE INDEX cobroke_invoice_credited ON cobroke_invoice (share_id) WHERE credited_on IS NOT NULL;
