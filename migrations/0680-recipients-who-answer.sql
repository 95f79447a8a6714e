-- Whoever is asked to sign may be asked to answer first: what they sign is then made of their answers, and frozen once they are finished.
ALTER TABLE signing_request
  ALTER COLUMN document_sha256 DROP NOT NULL,
  ADD COLUMN asks boolean NOT NULL DEFAULT false,
  ADD COLUMN answered smallint NOT NULL DEFAULT 0,
  ADD COLUMN answered_of smallint NOT NULL DEFAULT 0,
  ADD COLUMN finished_at timestamptz,
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'zh', 'ms', 'ta')),
  ADD CONSTRAINT signing_request_frozen CHECK (document_sha256 IS NOT NULL OR (asks AND signed_at IS NULL)),
  ADD CONSTRAINT signing_request_finished CHECK (finished_at IS NULL OR document_sha256 IS NOT NULL);
