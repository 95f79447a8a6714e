-- The scan of a version that came while a link to sign it was out: an officer takes it, and the link ends, or refuses it with a word. One of
-- a version that was signed meanwhile, or is there no more, waits for nobody.
CREATE TABLE ecdd_scan (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  file_id    uuid NOT NULL REFERENCES stored_file,
  by         uuid NOT NULL REFERENCES person,
  at         timestamptz NOT NULL,
  -- Where it makes the rating medium: what is done about that.
  mitigation text NOT NULL DEFAULT '',
  decision   text CHECK (decision IN ('TAKEN', 'REFUSED')),
  decided_by uuid REFERENCES person,
  decided_at timestamptz,
  word       text NOT NULL DEFAULT '',
  CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)),
  CHECK (decision <> 'REFUSED' OR word <> '')
);
CREATE INDEX ecdd_scan_form ON ecdd_scan (form_id, at DESC);
CREATE UNIQUE INDEX ecdd_scan_waiting ON ecdd_scan (form_id, version) WHERE decision IS NULL;
CREATE INDEX ecdd_scan_file ON ecdd_scan (file_id);
