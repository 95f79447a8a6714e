-- Who works here, how they sign in, and the agency's settings.

CREATE TABLE person (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_name       text NOT NULL,
  name            text NOT NULL,
  email           text NOT NULL,
  registration_no text,
  role            text NOT NULL CHECK (role IN ('salesperson', 'staff', 'admin')),
  desks           text[] NOT NULL DEFAULT '{}',
  password_hash   text,
  disabled_at     timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  CHECK (role = 'salesperson' OR registration_no IS NULL),
  CHECK (role = 'staff' OR desks = '{}')
);
CREATE UNIQUE INDEX person_user_name ON person (lower(user_name));
CREATE UNIQUE INDEX person_registration_no ON person (registration_no);
CREATE INDEX person_name ON person (lower(name) text_pattern_ops) WHERE role = 'salesperson' AND disabled_at IS NULL;

CREATE TABLE session (
  token_hash  bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id          uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id   uuid NOT NULL REFERENCES person,
  via         text NOT NULL CHECK (via IN ('password', 'amsaccess')),
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  revoked_at  timestamptz,
  address     text NOT NULL,
  user_agent  text NOT NULL
);
CREATE INDEX session_person ON session (person_id, created_at DESC);

-- Failures alone are counted; the account is a keyed hash, since a wrong user name may be a mistyped password.
CREATE TABLE sign_in_failure (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account  text NOT NULL,
  address  text NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX sign_in_failure_recent ON sign_in_failure (account, at);

CREATE TABLE setting (
  key        text PRIMARY KEY,
  value      jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
