-- An unfinished sign-in or the confirmation of a change: the one is never taken for the other.
ALTER TABLE login_session ADD COLUMN purpose text NOT NULL DEFAULT 'sign-in'
  CHECK (purpose IN ('sign-in', 'confirmation'));
-- After a new password by mail, a code by mail would add nothing: the app or a recovery code is asked for once.
ALTER TABLE authenticator ADD COLUMN is_mail_off boolean NOT NULL DEFAULT false;
-- Counts the accounts that were tried from an address.
CREATE INDEX sign_in_failure_address ON sign_in_failure (address, at);
