-- A file of people that the people desk has checked, until it is applied; then what it changed is kept alone.
CREATE TABLE people_file (
  id         uuid PRIMARY KEY,
  file_name  text NOT NULL,
  -- What the file says, line by line; null once it is applied.
  lines      jsonb,
  unread     text[] NOT NULL,
  made_by    uuid NOT NULL REFERENCES person,
  made_at    timestamptz NOT NULL,
  applied_by uuid REFERENCES person,
  applied_at timestamptz,
  counts     jsonb,
  CHECK ((applied_at IS NULL) = (lines IS NOT NULL) AND (applied_at IS NULL) = (counts IS NULL)),
  CHECK ((applied_at IS NULL) = (applied_by IS NULL))
);
CREATE INDEX people_file_made ON people_file (made_at) WHERE applied_at IS NULL;
