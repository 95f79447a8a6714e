-- How a form was rated when its salesperson determined its risk, and again when what is known has changed. Rows are only added.
CREATE TABLE ecdd_rating (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  at         timestamptz NOT NULL,
  -- Who determined it.
  by         uuid NOT NULL REFERENCES person,
  -- The version of the rules.
  rules      text NOT NULL,
  -- By the answers of the customer and of the salesperson; what the salesperson raised it to; and with what compliance alone knows.
  shown      text NOT NULL CHECK (shown IN ('LOW', 'MEDIUM', 'HIGH', 'PENDING')),
  agreed     text NOT NULL CHECK (agreed IN ('LOW', 'MEDIUM', 'HIGH', 'PENDING')),
  real       text NOT NULL CHECK (real IN ('LOW', 'MEDIUM', 'HIGH', 'PROHIBITED')),
  factors    jsonb NOT NULL,
  mitigation text NOT NULL DEFAULT ''
);
CREATE INDEX ecdd_rating_latest ON ecdd_rating (form_id, version, at DESC);
CREATE TRIGGER ecdd_rating_is_final BEFORE UPDATE ON ecdd_rating FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- What a designated officer decided on a version of a form. Rows are only added.
CREATE TABLE ecdd_approval (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id     uuid NOT NULL REFERENCES ecdd_form,
  version     integer NOT NULL,
  at          timestamptz NOT NULL,
  by          uuid NOT NULL REFERENCES person,
  decision    text NOT NULL CHECK (decision IN ('APPROVED', 'DECLINED', 'MORE_INFORMATION')),
  -- The rating that the officer lowered it to; null: it stays.
  rating      text CHECK (rating IN ('LOW', 'MEDIUM')),
  note        text NOT NULL,
  next_review date
);
CREATE INDEX ecdd_approval_latest ON ecdd_approval (form_id, version, at DESC);
CREATE TRIGGER ecdd_approval_is_final BEFORE UPDATE ON ecdd_approval FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- What a version looked like when it was sent to be signed. Numbers are masked in it.
CREATE TABLE ecdd_paper (
  form_id  uuid NOT NULL REFERENCES ecdd_form,
  version  integer NOT NULL,
  made_at  timestamptz NOT NULL,
  sha256   text NOT NULL,
  pdf      bytea NOT NULL,
  document jsonb NOT NULL,
  PRIMARY KEY (form_id, version)
);
CREATE TRIGGER ecdd_paper_is_final BEFORE UPDATE ON ecdd_paper FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- How a customer acknowledged a version: by a link, on paper that was scanned, or not at all.
CREATE TABLE ecdd_signature (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  how        text NOT NULL CHECK (how IN ('LINK', 'PAPER', 'REFUSED')),
  -- Of a link.
  request_id uuid UNIQUE,
  signed_at  timestamptz NOT NULL,
  name       text NOT NULL,
  capacity   text NOT NULL DEFAULT '',
  note       text NOT NULL DEFAULT '',
  -- The sealed file, which a job makes, or the scan.
  file_id    uuid REFERENCES stored_file
);
CREATE INDEX ecdd_signature_form ON ecdd_signature (form_id, version);
CREATE INDEX ecdd_signature_file ON ecdd_signature (file_id) WHERE file_id IS NOT NULL;

-- Papers that belong to a form, such as those of the source of wealth.
CREATE TABLE ecdd_file (
  file_id     uuid PRIMARY KEY REFERENCES stored_file,
  form_id     uuid NOT NULL REFERENCES ecdd_form,
  attach_code text NOT NULL,
  added_at    timestamptz NOT NULL,
  -- Null: the customer, by the link.
  added_by    uuid REFERENCES person
);
CREATE INDEX ecdd_file_form ON ecdd_file (form_id, added_at);
