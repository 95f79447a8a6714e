-- What the agency has set.

-- A row for each setting that was ever changed: who changed it, and which version it is. No value: the one that it comes with.
CREATE TABLE setting (
  key        text PRIMARY KEY,
  value      jsonb,
  changed_at timestamptz NOT NULL DEFAULT now(),
  version    integer NOT NULL DEFAULT 1 CHECK (version > 0),
  changed_by uuid
);

-- The settings that were ever changed, and who changed them.
CREATE VIEW setting_public AS SELECT key, value, version, changed_at, changed_by FROM setting;
