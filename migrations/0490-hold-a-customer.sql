-- That an officer holds a customer: it counts as a hit that is not decided. Only compliance reads these.
CREATE TABLE aml_hold (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id     uuid NOT NULL REFERENCES aml_case,
  reason      text NOT NULL CHECK (reason IN ('PAPERS', 'IDENTITY', 'PRICE', 'QUALITY', 'SUSPICION')),
  note        text NOT NULL DEFAULT '',
  -- Null: by the update that took suspicions out of the state of forms.
  by          uuid REFERENCES person,
  at          timestamptz NOT NULL,
  -- By whom and when it was lifted: it ends in the night after.
  lifted_by   uuid REFERENCES person,
  lifted_at   timestamptz,
  lifted_note text NOT NULL DEFAULT '',
  ended_at    timestamptz
);
CREATE INDEX aml_hold_case ON aml_hold (case_id);
CREATE INDEX aml_hold_standing ON aml_hold (lifted_at) WHERE ended_at IS NULL;
