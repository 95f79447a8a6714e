-- A look into a salesperson's portal: who of the staff, why, and until when; and the trail by who acted.

CREATE TABLE portal_view (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whose portal it is, and who looks.
  person_id        uuid NOT NULL REFERENCES person,
  staff_id         uuid NOT NULL REFERENCES person,
  -- The session that it was asked for in: when that ends, the look does too.
  staff_session_id uuid NOT NULL,
  reason           text NOT NULL,
  token_hash       bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  asked_at         timestamptz NOT NULL,
  token_expires_at timestamptz NOT NULL,
  -- Its own session, from when the token was used.
  session_id       uuid UNIQUE,
  opened_at        timestamptz,
  ended_at         timestamptz,
  -- What was looked at last, so that each page is told once.
  page             text NOT NULL DEFAULT '',
  CHECK ((session_id IS NULL) = (opened_at IS NULL))
);
CREATE INDEX portal_view_person ON portal_view (person_id, asked_at DESC);

CREATE INDEX audit_row_actor ON audit_row (actor_id, id DESC);
CREATE INDEX audit_row_at ON audit_row USING brin (at);
