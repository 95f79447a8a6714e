-- When the public register was imported: somebody who is not in it may have been registered after that day.
CREATE TABLE register_import (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  imported_on date NOT NULL,
  agencies    integer NOT NULL,
  salespeople integer NOT NULL
);
-- Imports from before are known from the audit trail.
INSERT INTO register_import (imported_on, agencies, salespeople)
SELECT (at AT TIME ZONE 'Asia/Singapore')::date, (detail ->> 'agencies')::integer, (detail ->> 'salespeople')::integer
FROM audit_row
WHERE action = 'register.imported'
ORDER BY id;
