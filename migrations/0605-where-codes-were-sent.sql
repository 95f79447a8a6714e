-- Where a code was sent, so that codes to one address or phone can be counted over all that anybody has sent there.
ALTER TABLE signing_event ADD sent_to text NOT NULL DEFAULT '';
CREATE INDEX signing_event_sent_to ON signing_event (sent_to, at) WHERE sent_to <> '';
