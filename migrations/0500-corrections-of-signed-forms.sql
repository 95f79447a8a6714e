-- Why a version that was signed is corrected. Its salesperson says it; where a transaction was approved with that version, an officer begins
-- the correction or refuses it with a word.
CREATE TABLE ecdd_correction (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  -- The version that was signed.
  version    integer NOT NULL,
  state      text NOT NULL CHECK (state IN ('ASKED', 'BEGUN', 'REFUSED')),
  reason     text NOT NULL,
  asked_by   uuid NOT NULL REFERENCES person,
  asked_at   timestamptz NOT NULL,
  -- The officer, where one decided.
  decided_by uuid REFERENCES person,
  decided_at timestamptz,
  word       text NOT NULL DEFAULT '',
  -- What was signed, as the customer read it: its particulars and answers, numbers masked.
  signed     jsonb NOT NULL,
  -- What the version that takes its place says otherwise, in words; null: it was not sent yet.
  changed    text[],
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state <> 'REFUSED' OR (decided_by IS NOT NULL AND word <> ''))
);
CREATE INDEX ecdd_correction_form ON ecdd_correction (form_id, asked_at DESC);
CREATE UNIQUE INDEX ecdd_correction_once ON ecdd_correction (form_id, version) WHERE state <> 'REFUSED';
CREATE INDEX ecdd_correction_asked ON ecdd_correction (asked_at) WHERE state = 'ASKED';

-- What was corrected since it was signed last, as the recipient is told; null: it was not signed before.
ALTER TABLE signing_request ADD corrected text[];
