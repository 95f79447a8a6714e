-- After the final reminder of an invoice a salesperson asks finance what happens next, with a reason, and finance answers.
ALTER TABLE reminder_request ADD reason text;
ALTER TABLE reminder_request ADD answer text;
ALTER TABLE reminder_request ADD CONSTRAINT reminder_request_answered
  CHECK (CASE WHEN reason IS NULL THEN answer IS NULL ELSE declined IS NULL AND (answer IS NULL) = (done_at IS NULL) END);
CREATE INDEX reminder_request_asked ON reminder_request (invoice_id, asked_at DESC) WHERE reason IS NOT NULL;
