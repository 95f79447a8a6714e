-- Papers of a suspicion: the file itself, sealed. No other room keeps anything of it.
CREATE TABLE str_file (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entry_id     uuid NOT NULL REFERENCES str_entry,
  name         text NOT NULL,
  content_type text NOT NULL,
  size         integer NOT NULL CHECK (size BETWEEN 0 AND 10485760),
  sha256       text NOT NULL,
  sealed       text NOT NULL,
  added_by     uuid NOT NULL REFERENCES person,
  added_at     timestamptz NOT NULL
);
CREATE INDEX str_file_entry ON str_file (entry_id, added_at);
