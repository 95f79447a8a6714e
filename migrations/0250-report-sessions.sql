-- Sessions of the report service, which open nothing else.
ALTER TABLE session DROP CONSTRAINT session_via_check;
ALTER TABLE session ADD CONSTRAINT session_via_check CHECK (via IN ('password', 'amsaccess', 'report'));
