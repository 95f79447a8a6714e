-- What the agency desk does with people.

-- A look into a salesperson's portal: who of the staff, why, and until when.
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
  -- What it read: each call, with the ids of the records that it was for, once.
  calls            text[] NOT NULL DEFAULT '{}',
  CHECK ((session_id IS NULL) = (opened_at IS NULL))
);
CREATE INDEX portal_view_person ON portal_view (person_id, asked_at DESC);

-- The compliance desk is given by two administrators, and so is another email address of who has it: what the first one asked for.
CREATE TABLE desk_request (
  person_id uuid PRIMARY KEY REFERENCES person,
  desks     text[] NOT NULL,
  asked_by  uuid NOT NULL REFERENCES person,
  asked_at  timestamptz NOT NULL,
  -- Null: the desks are asked for.
  email     text
);

-- A file of people that the people desk has checked, until it is applied; then what it changed is kept alone.
CREATE TABLE people_file (
  id         uuid PRIMARY KEY,
  file_name  text NOT NULL,
  -- What the file says, line by line; null once it is applied.
  lines      jsonb,
  unread     text[] NOT NULL,
  made_by    uuid NOT NULL REFERENCES person,
  made_at    timestamptz NOT NULL,
  applied_by uuid REFERENCES person,
  applied_at timestamptz,
  counts     jsonb,
  CHECK ((applied_at IS NULL) = (lines IS NOT NULL) AND (applied_at IS NULL) = (counts IS NULL)),
  CHECK ((applied_at IS NULL) = (applied_by IS NULL))
);
CREATE INDEX people_file_made ON people_file (made_at) WHERE applied_at IS NULL;
