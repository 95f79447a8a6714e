-- A request that was declined or ended needs nothing more once another one, or another way of signing, has taken its place.
ALTER TABLE signing_request ADD COLUMN settled_at timestamptz;

UPDATE signing_request r SET settled_at = coalesce(r.declined_at, r.ended_at, r.expires_at)
  WHERE r.signed_at IS NULL
    AND EXISTS (
      SELECT 1 FROM signing_request n
      WHERE n.kind = r.kind AND n.ref = r.ref AND n.asked_at > r.asked_at
    );

CREATE INDEX signing_request_by ON signing_request (asked_by, sent_at);
