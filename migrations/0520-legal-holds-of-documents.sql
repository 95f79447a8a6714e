CREATE INDEX contact_document_held ON contact_document (uploaded_at) WHERE legal_hold;

-- Legal holds of documents, by compliance alone: why, by whom, and who lifted them. A document with one that is open is deleted by nobody.
CREATE TABLE contact_document_hold (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  document_id  uuid NOT NULL REFERENCES contact_document ON DELETE CASCADE,
  reason       text NOT NULL,
  by           uuid NOT NULL REFERENCES person,
  at           timestamptz NOT NULL,
  ended_by     uuid REFERENCES person,
  ended_at     timestamptz,
  ended_reason text NOT NULL DEFAULT '',
  CHECK ((ended_by IS NULL) = (ended_at IS NULL)),
  CHECK (ended_by <> by)
);
CREATE UNIQUE INDEX contact_document_hold_open ON contact_document_hold (document_id) WHERE ended_at IS NULL;
CREATE INDEX contact_document_hold_of ON contact_document_hold (document_id);

-- Holds of before were placed by salespeople: one officer lifts them.
INSERT INTO contact_document_hold (document_id, reason, by, at)
SELECT id, 'Placed by the salesperson, before compliance did', owner, now() FROM contact_document WHERE legal_hold;
