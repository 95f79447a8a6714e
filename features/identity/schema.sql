-- How people sign in.

-- Sign-ins. Of the token only its hash is kept.
CREATE TABLE session (
  token_hash   bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id    uuid NOT NULL REFERENCES person,
  via          text NOT NULL CHECK (via IN ('password', 'amsaccess', 'report')),
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  revoked_at   timestamptz,
  address      text NOT NULL,
  user_agent   text NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- When whoever has it last gave the password or the app's code.
  confirmed_at timestamptz,
  -- Since when its device is in a customer's hands; null: it is not.
  locked_at    timestamptz
);
CREATE INDEX session_person ON session (person_id, created_at DESC);
CREATE INDEX session_id ON session (id);

-- Failures alone are counted; the account is a keyed hash, since a wrong user name may be a mistyped password.
CREATE TABLE sign_in_failure (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL,
  address text NOT NULL,
  at      timestamptz NOT NULL,
  kind    text NOT NULL DEFAULT 'password' CHECK (kind IN ('password', 'code', 'reset', 'check'))
);
CREATE INDEX sign_in_failure_recent ON sign_in_failure (account, at);
-- Counts the accounts that were tried from an address.
CREATE INDEX sign_in_failure_address ON sign_in_failure (address, at);

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
  wrong_codes     integer NOT NULL DEFAULT 0,
  -- An unfinished sign-in or the confirmation of a change: the one is never taken for the other.
  purpose         text NOT NULL DEFAULT 'sign-in' CHECK (purpose IN ('sign-in', 'confirmation'))
);
CREATE INDEX login_session_person ON login_session (person_id, created_at);

-- Links by mail: to a new password, to an account's first visit, or to a new email address. Another person's change of an email
-- address waits until it is confirmed from there, and is undone from the old one.
CREATE TABLE account_link (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id         uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  person_id  uuid NOT NULL REFERENCES person,
  purpose    text NOT NULL CHECK (purpose IN ('reset', 'invitation', 'email', 'email-by-another', 'email-undo')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Used, or replaced by a later one.
  ended_at   timestamptz,
  -- A new email address waits until the link that was mailed there is opened; the one before stays in force.
  email      text,
  -- Of one that undoes a change of address: from when on what was set up is taken back.
  since      timestamptz,
  CONSTRAINT account_link_email_check CHECK ((purpose IN ('email', 'email-by-another', 'email-undo')) = (email IS NOT NULL)),
  CONSTRAINT account_link_since_check CHECK ((purpose = 'email-undo') = (since IS NOT NULL))
);
CREATE INDEX account_link_person ON account_link (person_id, purpose, created_at);

-- The app of the second step. Secrets are sealed. One that waits to be confirmed leaves the one in use alone.
CREATE TABLE authenticator (
  person_id      uuid PRIMARY KEY REFERENCES person,
  secret         text,
  confirmed_at   timestamptz,
  last_step      bigint,
  pending_secret text,
  pending_at     timestamptz,
  -- After a new password by mail, a code by mail would add nothing: the app or a recovery code is asked for once.
  is_mail_off    boolean NOT NULL DEFAULT false,
  CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CHECK ((pending_secret IS NULL) = (pending_at IS NULL))
);

-- What opens the second step where the app is lost, once each.
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

-- What identity keeps up to date on the servers.

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

-- How long a session may rest is remembered with it.
CREATE FUNCTION tell_idle_limit_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.key, OLD.key) = 'sessionIdleMinutes' THEN
    PERFORM pg_notify('session_ended', '*');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER setting_of_sessions AFTER INSERT OR UPDATE OR DELETE ON setting FOR EACH ROW
  EXECUTE FUNCTION tell_idle_limit_changed();

-- Who signed in when, and how.
CREATE VIEW session_public AS
SELECT person_id, created_at, via, id, expires_at, revoked_at, last_seen_at, address FROM session;
