-- A salesperson hands their device over to a customer who signs on it: meanwhile the session is locked.
ALTER TABLE session ADD COLUMN locked_at timestamptz;
-- The certificate says that it was signed on such a device.
ALTER TABLE signing_signature ADD COLUMN on_their_device boolean NOT NULL DEFAULT false;
