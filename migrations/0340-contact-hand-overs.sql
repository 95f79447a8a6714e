-- The contacts of somebody who left, on their way to a colleague.
CREATE TABLE contact_hand_over (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  from_person uuid NOT NULL REFERENCES person,
  to_person   uuid NOT NULL REFERENCES person,
  asked_by    uuid NOT NULL REFERENCES person,
  state       text NOT NULL DEFAULT 'RUNNING' CHECK (state IN ('RUNNING', 'DONE', 'STOPPED')),
  whole       integer NOT NULL,
  contacts    integer NOT NULL DEFAULT 0,
  also        jsonb NOT NULL DEFAULT '{}',
  why         text NOT NULL DEFAULT '',
  asked_at    timestamptz NOT NULL,
  done_at     timestamptz,
  moved_at    timestamptz NOT NULL
);
CREATE INDEX contact_hand_over_of ON contact_hand_over (from_person, asked_at DESC);
CREATE UNIQUE INDEX contact_hand_over_running ON contact_hand_over (from_person) WHERE state = 'RUNNING';
