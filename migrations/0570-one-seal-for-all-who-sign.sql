-- Everybody who signs a version of a document is sealed in one file: by whom it is to be signed, when it is to be sealed, and whose signatures a sealed
-- file has. What was sealed before has one signature each, and so has what was sent before.
ALTER TABLE signing_request ADD signers text[], ADD seal_due_at timestamptz;
UPDATE signing_request SET seal_due_at = signed_at WHERE signed_at IS NOT NULL;
DROP INDEX signing_request_unsealed;
CREATE INDEX signing_request_unsealed ON signing_request (seal_due_at) WHERE seal_due_at IS NOT NULL AND sealed_at IS NULL;
CREATE INDEX signing_request_half_signed ON signing_request (expires_at) WHERE signed_at IS NOT NULL AND seal_due_at IS NULL;

ALTER TABLE sealed_document
  ADD id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD is_complete boolean NOT NULL DEFAULT true;
ALTER TABLE sealed_document DROP CONSTRAINT sealed_document_pkey;
ALTER TABLE sealed_document ADD PRIMARY KEY (id);
ALTER TABLE sealed_document ALTER COLUMN is_complete DROP DEFAULT;

CREATE TABLE sealed_signature (
  document_id uuid NOT NULL REFERENCES sealed_document,
  request_id  uuid NOT NULL REFERENCES signing_request,
  PRIMARY KEY (document_id, request_id)
);
CREATE INDEX sealed_signature_of ON sealed_signature (request_id);
INSERT INTO sealed_signature (document_id, request_id) SELECT id, request_id FROM sealed_document;
CREATE TRIGGER sealed_signature_is_final BEFORE UPDATE ON sealed_signature FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER sealed_signature_stays BEFORE TRUNCATE ON sealed_signature EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE sealed_document DROP COLUMN request_id;
