-- The key of the audit trail's hashes and the number of the first row that it was used for, both sealed. Rows that are
-- older than the key keep their hashes.
CREATE TABLE audit_key (
  id     text PRIMARY KEY CHECK (id = 'audit-key'),
  sealed text NOT NULL
);
