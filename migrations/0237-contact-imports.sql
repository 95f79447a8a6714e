-- A file of contacts that somebody looks at before its rows come in, and for a day after.
CREATE TABLE contact_import (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner      uuid NOT NULL REFERENCES person,
  file_name  text NOT NULL,
  state      text NOT NULL DEFAULT 'PREVIEW' CHECK (state IN ('PREVIEW', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE')),
  -- What the rows say, as one text under the encryption key.
  sealed     text NOT NULL,
  made_at    timestamptz NOT NULL,
  done_at    timestamptz,
  -- When a row was last taken: one that stands still is begun again.
  moved_at   timestamptz NOT NULL
);
CREATE INDEX contact_import_of ON contact_import (owner, made_at DESC);

-- What is to be done with each row, and what was done: whoever does it marks the row in the same transaction.
CREATE TABLE contact_import_row (
  import_id   uuid NOT NULL REFERENCES contact_import ON DELETE CASCADE,
  -- The row's place among the rows of the import, from 0.
  place       integer NOT NULL,
  id          uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  is_fault    boolean NOT NULL,
  -- The contact that the row seems to be, and the row before it that says the same.
  seems       uuid REFERENCES contact ON DELETE SET NULL,
  same_as     integer,
  choice      text NOT NULL CHECK (choice IN ('NEW', 'MERGE', 'SKIP')),
  outcome     text NOT NULL DEFAULT '' CHECK (outcome IN ('', 'ADDED', 'MERGED', 'SKIPPED', 'FAILED', 'UNDONE', 'KEPT')),
  contact_id  uuid REFERENCES contact ON DELETE SET NULL,
  -- The last row of the contact's trail once this row was in it: a later one says that somebody changed it since.
  trail       integer,
  address_id  uuid,
  -- Of a merge: what the contact said before, sealed; empty for none.
  before_sealed text NOT NULL DEFAULT '',
  -- Why it was not taken, or is kept.
  reason      text NOT NULL DEFAULT '',
  PRIMARY KEY (import_id, place)
);
