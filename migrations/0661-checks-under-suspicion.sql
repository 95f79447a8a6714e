-- A password that is checked for an address from which many accounts failed: so many a minute go on. Right ones count, too.
ALTER TABLE sign_in_failure DROP CONSTRAINT sign_in_failure_kind_check;
ALTER TABLE sign_in_failure ADD CONSTRAINT sign_in_failure_kind_check CHECK (kind IN ('password', 'code', 'reset', 'check'));
