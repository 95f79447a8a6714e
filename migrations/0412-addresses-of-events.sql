-- What was sent and entered counts for the address that it was then: a request may get another one.
ALTER TABLE signing_event ADD COLUMN recipient_address text NOT NULL DEFAULT '';
ALTER TABLE signing_event DISABLE TRIGGER signing_event_is_final;
UPDATE signing_event e SET recipient_address = r.recipient_address FROM signing_request r WHERE r.id = e.request_id;
ALTER TABLE signing_event ENABLE TRIGGER signing_event_is_final;
