-- What a deal was at approval can be revised: one of finance prepares it, another one approves it. Older ones stay.
CREATE TABLE deal_revision (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id     uuid NOT NULL REFERENCES deal,
  -- Counts the revisions of a deal from 1.
  number      smallint NOT NULL CHECK (number > 0),
  reason      text NOT NULL CHECK (reason <> ''),
  -- Commission, shares and bills as they were and as they become.
  before      jsonb NOT NULL,
  after       jsonb NOT NULL,
  -- What follows from it, as both of them saw it: credit notes, money that becomes credit, lines that change.
  follows     jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL,
  approved_by uuid REFERENCES person,
  approved_at timestamptz,
  UNIQUE (deal_id, number),
  CHECK (prepared_by <> approved_by),
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX deal_revision_open ON deal_revision (deal_id) WHERE approved_at IS NULL;
CREATE INDEX deal_revision_waiting ON deal_revision (prepared_at) WHERE approved_at IS NULL;

-- An approved revision is part of the record.
CREATE FUNCTION keep_approved_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'revision % of the deal is approved and stays', OLD.number;
END $$;
CREATE TRIGGER deal_revision_stays BEFORE UPDATE OR DELETE ON deal_revision FOR EACH ROW
  WHEN (OLD.approved_at IS NOT NULL) EXECUTE FUNCTION keep_approved_revision();

-- A bill that a revision removed stays for its papers, and is billed no more.
ALTER TABLE deal_bill ADD COLUMN removed_at timestamptz;
CREATE INDEX deal_bill_removed ON deal_bill (deal_id) WHERE removed_at IS NOT NULL;
CREATE OR REPLACE FUNCTION sum_unbilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deal SET (unbilled_bills, unbilled_cents) = (
    SELECT count(*), coalesce(sum(b.amount_cents), 0) FROM deal_bill b
    WHERE b.deal_id = deal.id AND b.removed_at IS NULL
      AND NOT EXISTS (SELECT FROM invoice i WHERE i.bill_id = b.id AND i.credited_at IS NULL)
  ) WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $$;

-- Credit notes may take back a part of an invoice. The invoice keeps their sums; the whole is credited when all of it is.
ALTER TABLE credit_note DROP CONSTRAINT credit_note_invoice_id_key;
CREATE INDEX credit_note_invoice ON credit_note (invoice_id);
-- The revision that it comes from.
ALTER TABLE credit_note ADD COLUMN revision_id uuid REFERENCES deal_revision;
CREATE INDEX credit_note_revision ON credit_note (revision_id) WHERE revision_id IS NOT NULL;
ALTER TABLE invoice
  ADD COLUMN credited_net bigint NOT NULL DEFAULT 0,
  ADD COLUMN credited_gst bigint NOT NULL DEFAULT 0;
UPDATE invoice SET credited_net = net_cents, credited_gst = gst_cents WHERE credited_at IS NOT NULL;
ALTER TABLE invoice
  ADD CONSTRAINT invoice_credited_net CHECK (credited_net >= 0 AND credited_net + open_net + written_net <= net_cents),
  ADD CONSTRAINT invoice_credited_gst CHECK (credited_gst >= 0 AND credited_gst + open_gst + written_gst <= gst_cents),
  ADD CONSTRAINT invoice_credited_whole CHECK (
    (credited_at IS NOT NULL) = (credited_net = net_cents) AND (credited_at IS NULL OR credited_gst = gst_cents)
  );
DROP INDEX invoice_part_paid;
CREATE INDEX invoice_part_paid ON invoice (due_on, id)
  WHERE open_net + open_gst > 0 AND open_net + open_gst < net_cents - credited_net + gst_cents - credited_gst;

-- What was earned moves between the lines of all shares, as the revision has them.
ALTER TABLE earning
  DROP CONSTRAINT earning_cause,
  DROP CONSTRAINT earning_sign,
  ADD CONSTRAINT earning_cause CHECK (cause IN ('ALLOCATION', 'REVERSAL', 'RESPLIT', 'REVISION')),
  ADD CONSTRAINT earning_sign CHECK (
    (cause = 'REVERSAL') = (reverses IS NOT NULL)
    AND (cause IN ('RESPLIT', 'REVISION') OR (cents < 0) = (reverses IS NOT NULL))
  );
