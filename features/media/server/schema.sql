-- Files that were stored.

-- The bytes lie in the file store, under `storage_key`.
CREATE TABLE stored_file (
  file_id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  storage_key   text NOT NULL UNIQUE,
  original_name text NOT NULL,
  content_type  text NOT NULL,
  size          bigint NOT NULL CHECK (size >= 0),
  sha256        text NOT NULL,
  -- Null: a visitor without an account, or the system.
  uploaded_by   uuid REFERENCES person,
  uploaded_at   timestamptz NOT NULL
);

-- What a stored file is, and who uploaded it when.
CREATE VIEW stored_file_public AS
SELECT file_id, original_name, content_type, size, uploaded_by, uploaded_at, sha256 FROM stored_file;
