-- A run is sent to the bank between approval and payment. An approved one can be withdrawn whole: its numbers stay, void.
ALTER TABLE payout_run
  ADD COLUMN sent_by uuid REFERENCES person,
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN withdrawn_by uuid REFERENCES person,
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdraw_reason text,
  DROP CONSTRAINT payout_run_state_check,
  ADD CONSTRAINT payout_run_state_check CHECK (state IN ('DRAFT', 'APPROVED', 'SENT', 'PAID', 'WITHDRAWN')),
  ADD CONSTRAINT payout_run_sent_check CHECK (state <> 'SENT' OR sent_at IS NOT NULL),
  ADD CONSTRAINT payout_run_withdrawn_check
    CHECK ((state = 'WITHDRAWN') = (withdrawn_at IS NOT NULL) AND (withdrawn_at IS NULL OR withdraw_reason <> ''));
DROP INDEX payout_run_open;
CREATE UNIQUE INDEX payout_run_open ON payout_run (kind) WHERE state NOT IN ('PAID', 'WITHDRAWN');

-- Each line is paid on a day, and may be returned by the bank. What was returned is paid again by a later line.
ALTER TABLE payout_line
  ADD COLUMN returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents >= 0),
  ADD COLUMN paid_on date,
  ADD COLUMN paid_by uuid REFERENCES person,
  -- When the payee got the money; null while it is not paid, or returned and not paid again.
  ADD COLUMN arrived_on date,
  ADD COLUMN returned_on date,
  ADD COLUMN returned_by uuid REFERENCES person,
  ADD COLUMN return_reason text,
  DROP CONSTRAINT payout_line_check,
  ADD CONSTRAINT payout_line_net CHECK (net_cents > 0 AND net_cents = own_cents + overriding_cents + returned_cents),
  ADD CONSTRAINT payout_line_returned CHECK (returned_on IS NULL OR (paid_on <= returned_on AND return_reason <> ''));
ALTER TABLE payout_line ALTER COLUMN returned_cents DROP DEFAULT;
UPDATE payout_line l SET paid_on = r.paid_on, arrived_on = r.paid_on, paid_by = r.paid_by
FROM payout_run r WHERE r.id = l.run_id AND r.state = 'PAID';
CREATE INDEX payout_line_returned_free ON payout_line (id) WHERE returned_on IS NOT NULL;

ALTER TABLE payout_item
  DROP CONSTRAINT payout_item_kind_check,
  ADD CONSTRAINT payout_item_kind_check CHECK (kind IN ('EARNING', 'RETURNED'));

-- What the bank gets of a run, made once at approval: gzip in base64, sealed. The hash is of the file itself.
CREATE TABLE payout_file (
  id      uuid PRIMARY KEY,
  run_id  uuid NOT NULL REFERENCES payout_run,
  format  text NOT NULL CHECK (format IN ('PAIN001', 'CSV')),
  sealed  text NOT NULL,
  sha256  text NOT NULL,
  made_at timestamptz NOT NULL,
  UNIQUE (run_id, format)
);
