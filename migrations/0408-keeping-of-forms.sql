-- Forms are kept for five years after their last change or signature. Then two officers purge them.
CREATE TABLE ecdd_legal_hold (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id  uuid NOT NULL REFERENCES ecdd_form,
  reason   text NOT NULL,
  by       uuid NOT NULL REFERENCES person,
  at       timestamptz NOT NULL,
  ended_by uuid REFERENCES person,
  ended_at timestamptz,
  CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX ecdd_legal_hold_open ON ecdd_legal_hold (form_id) WHERE ended_at IS NULL;
CREATE INDEX ecdd_legal_hold_form ON ecdd_legal_hold (form_id);

CREATE TABLE ecdd_purge (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  state      text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'PURGED', 'DECLINED')),
  reason     text NOT NULL,
  asked_by   uuid NOT NULL REFERENCES person,
  asked_at   timestamptz NOT NULL,
  decided_by uuid REFERENCES person,
  decided_at timestamptz,
  note       text NOT NULL DEFAULT '',
  purged     jsonb NOT NULL DEFAULT '[]',
  CHECK (decided_by <> asked_by OR state = 'DECLINED'),
  CHECK ((state = 'WAITING') = (decided_at IS NULL))
);
CREATE INDEX ecdd_purge_newest ON ecdd_purge (asked_at DESC, id);

CREATE TABLE ecdd_purge_form (
  purge_id uuid NOT NULL REFERENCES ecdd_purge,
  form_id  uuid NOT NULL UNIQUE REFERENCES ecdd_form,
  PRIMARY KEY (purge_id, form_id)
);

CREATE INDEX ecdd_form_changed ON ecdd_form (changed_at, id);
