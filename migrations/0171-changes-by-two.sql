-- A change that one person prepared, until another one makes it or declines it. `input` is what is done then, `lines` are what is read of it.
CREATE TABLE waiting_change (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind        text NOT NULL CHECK (kind IN ('SETTING', 'PLAN')),
  subject     text NOT NULL,
  title       text NOT NULL,
  lines       jsonb NOT NULL,
  input       jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL
);
CREATE INDEX waiting_change_subject ON waiting_change (kind, subject);
