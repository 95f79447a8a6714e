-- What owner and desk say to each other about a submission, and why a warning was passed.

CREATE TABLE esubmission_remark (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  at             timestamptz NOT NULL,
  author_id      uuid NOT NULL REFERENCES person,
  -- What it is about: a field or step, or a line of the checklist; neither, where it is about the whole.
  path           text,
  document_id    text REFERENCES document_type,
  party_uuid     uuid,
  text           text NOT NULL CHECK (text <> ''),
  -- The return that it came with, and when the submission came back.
  move           bigint REFERENCES esubmission_history,
  answered_at    timestamptz,
  CHECK (path IS NULL OR document_id IS NULL),
  CHECK (party_uuid IS NULL OR document_id IS NOT NULL),
  CHECK (answered_at IS NULL OR move IS NOT NULL)
);
CREATE INDEX esubmission_remark_of ON esubmission_remark (esubmission_id, id);

-- How far someone has read: the last remark they saw.
CREATE TABLE esubmission_reading (
  user_id        uuid NOT NULL REFERENCES person,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  up_to          bigint NOT NULL,
  PRIMARY KEY (user_id, esubmission_id)
);

-- With which reason a warning went along with a submission; `move` is that submission.
CREATE TABLE esubmission_override (
  move           bigint NOT NULL REFERENCES esubmission_history,
  esubmission_id uuid NOT NULL REFERENCES esubmission,
  code           text NOT NULL,
  reason         text NOT NULL CHECK (reason <> ''),
  PRIMARY KEY (move, code)
);
CREATE INDEX esubmission_override_of ON esubmission_override (esubmission_id);
