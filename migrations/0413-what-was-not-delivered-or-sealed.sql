-- When whoever sent a link was told that it could not be delivered, and what the job looks for that tells them.
ALTER TABLE signing_mail ADD COLUMN told_at timestamptz;
CREATE INDEX signing_mail_failed ON signing_mail (asked_at)
  WHERE kind = 'LINK' AND sent_at IS NULL AND failed_at IS NOT NULL AND told_at IS NULL;
-- What is signed and not sealed is looked for every ten minutes, and is next to nothing of what is signed.
ALTER TABLE signing_request ADD COLUMN sealed_at timestamptz;
UPDATE signing_request r SET sealed_at = d.sealed_at FROM sealed_document d WHERE d.request_id = r.id;
CREATE INDEX signing_request_unsealed ON signing_request (signed_at) WHERE signed_at IS NOT NULL AND sealed_at IS NULL;
