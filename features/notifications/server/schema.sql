-- What people were notified of.

-- A notification of one person, in the words of its moment. batch: those that were written together, which an open page reads.
CREATE TABLE notification (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id  uuid NOT NULL REFERENCES person,
  kind       text NOT NULL,
  key        text NOT NULL,
  batch      uuid NOT NULL,
  title      text NOT NULL,
  line       text NOT NULL,
  link       text NOT NULL CHECK (link LIKE '/%' AND link NOT LIKE '//%'),
  created_at timestamptz NOT NULL,
  read_at    timestamptz,
  UNIQUE (person_id, key)
);
CREATE INDEX notification_newest ON notification (person_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (person_id) WHERE read_at IS NULL;
CREATE INDEX notification_batch ON notification (batch, person_id);
CREATE INDEX notification_key ON notification (key);
-- The nightly job forgets the oldest.
CREATE INDEX notification_age ON notification (created_at);
