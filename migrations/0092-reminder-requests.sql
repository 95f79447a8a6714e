-- A salesperson asks the desk to remind a client. One request waits an invoice; it is done when a reminder is made or mailed.
CREATE TABLE reminder_request (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id uuid NOT NULL REFERENCES invoice,
  asked_by   uuid NOT NULL REFERENCES person,
  asked_at   timestamptz NOT NULL,
  done_by    uuid REFERENCES person,
  done_at    timestamptz,
  -- Why none was sent.
  declined   text,
  CHECK (done_at IS NOT NULL OR (done_by IS NULL AND declined IS NULL))
);
CREATE UNIQUE INDEX reminder_request_open ON reminder_request (invoice_id) WHERE done_at IS NULL;
CREATE INDEX reminder_request_newest ON reminder_request (asked_at DESC);
