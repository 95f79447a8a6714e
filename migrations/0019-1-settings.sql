-- A setting knows who changed it, which version it is, and can go back to the value that it comes with (no value).

ALTER TABLE setting
  ALTER COLUMN value DROP NOT NULL,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN changed_by uuid REFERENCES person;
