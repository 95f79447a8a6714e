-- How the heads of papers look, from when it was saved on. Issued papers name the one that they were printed with, so none is ever
-- changed or removed.
CREATE TABLE letterhead (
  id      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  version integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  colour  text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  -- A PNG without anything else that the file said; null: no logo.
  logo    bytea CHECK (length(logo) <= 131072),
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL
);

CREATE FUNCTION keep_letterhead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A letterhead is kept as papers were printed with it.' USING ERRCODE = 'restrict_violation';
END $$;
-- Papers that were issued are printed again as they were.
CREATE TRIGGER letterhead_kept BEFORE UPDATE OR DELETE ON letterhead FOR EACH ROW EXECUTE FUNCTION keep_letterhead();

ALTER TABLE letterhead ADD FOREIGN KEY (made_by) REFERENCES person;

-- A rate of GST waits for a second person.
ALTER TABLE waiting_change DROP CONSTRAINT waiting_change_kind_check;
ALTER TABLE waiting_change ADD CONSTRAINT waiting_change_kind_check
  CHECK (kind IN ('SETTING', 'PLAN', 'DUE_DILIGENCE', 'RATE', 'GST_RATE'));
