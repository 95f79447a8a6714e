-- The second step of signing in, links by mail, recovery codes, and what a session was last used for.

-- Who is there signs in as before; who is added from now on has a second step.
ALTER TABLE person ADD COLUMN second_step boolean NOT NULL DEFAULT false;
ALTER TABLE person ALTER COLUMN second_step SET DEFAULT true;

ALTER TABLE session ADD COLUMN last_seen_at timestamptz;
UPDATE session SET last_seen_at = created_at;
ALTER TABLE session ALTER COLUMN last_seen_at SET NOT NULL;

ALTER TABLE sign_in_failure ADD COLUMN kind text NOT NULL DEFAULT 'password'
  CHECK (kind IN ('password', 'code', 'reset'));

-- Someone whose password was right, until the second step is done.
CREATE TABLE login_session (
  token_hash      bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id              uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id       uuid NOT NULL REFERENCES person,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  ended_at        timestamptz,
  channel         text CHECK (channel IN ('EMAIL', 'AUTHENTICATOR')),
  code_mac        bytea CHECK (length(code_mac) = 32),
  code_sent_at    timestamptz,
  code_expires_at timestamptz,
  codes_sent      integer NOT NULL DEFAULT 0,
  wrong_codes     integer NOT NULL DEFAULT 0
);
CREATE INDEX login_session_person ON login_session (person_id, created_at);

-- Links by mail: to a new password, or to an account's first visit.
CREATE TABLE account_link (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id         uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id  uuid NOT NULL REFERENCES person,
  purpose    text NOT NULL CHECK (purpose IN ('reset', 'invitation')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Used, or replaced by a later one.
  ended_at   timestamptz
);
CREATE INDEX account_link_person ON account_link (person_id, purpose, created_at);

-- Secrets are sealed. One that waits to be confirmed leaves the one in use alone.
CREATE TABLE authenticator (
  person_id      uuid PRIMARY KEY REFERENCES person,
  secret         text,
  confirmed_at   timestamptz,
  last_step      bigint,
  pending_secret text,
  pending_at     timestamptz,
  CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CHECK ((pending_secret IS NULL) = (pending_at IS NULL))
);

CREATE TABLE recovery_code (
  person_id  uuid NOT NULL REFERENCES person,
  code_mac   bytea NOT NULL CHECK (length(code_mac) = 32),
  created_at timestamptz NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (person_id, code_mac)
);

-- What was accepted, word for word, and when.
CREATE TABLE notice_acceptance (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id   uuid NOT NULL REFERENCES person,
  version     text NOT NULL,
  notice      text NOT NULL,
  accepted_at timestamptz NOT NULL,
  address     text NOT NULL
);
CREATE INDEX notice_acceptance_person ON notice_acceptance (person_id, accepted_at);

-- What the servers remember of a person is dropped the moment it is no longer so, whoever changed it.
CREATE FUNCTION tell_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER person_is_known_otherwise AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.role <> NEW.role OR OLD.desks <> NEW.desks OR OLD.user_name <> NEW.user_name
        OR OLD.disabled_at IS DISTINCT FROM NEW.disabled_at)
  EXECUTE FUNCTION tell_person_changed();

CREATE FUNCTION tell_idle_limit_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.key, OLD.key) = 'sessionIdleMinutes' THEN
    PERFORM pg_notify('session_ended', '*');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER setting_of_sessions AFTER INSERT OR UPDATE OR DELETE ON setting FOR EACH ROW
  EXECUTE FUNCTION tell_idle_limit_changed();
