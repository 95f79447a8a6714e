-- What the record of a sealed file is called, and what stays of a sealed file that was purged.
ALTER TABLE sealed_document ADD number text;
CREATE TABLE sealed_hash (
  sha256         text PRIMARY KEY,
  sealed_on      date NOT NULL,
  certificate_id uuid NOT NULL REFERENCES seal_certificate
);
CREATE TRIGGER sealed_hash_is_final BEFORE UPDATE OR DELETE ON sealed_hash FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER sealed_hash_stays BEFORE TRUNCATE ON sealed_hash EXECUTE FUNCTION refuse_rewrite();
