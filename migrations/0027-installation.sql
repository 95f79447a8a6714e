-- Whether this database holds the demo agency. Decided at the first start and never again.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  is_demo  boolean NOT NULL
);
-- Databases from before: those that a demo was loaded into, and those that people work with.
INSERT INTO installation (is_demo)
SELECT EXISTS (SELECT 1 FROM demo_load) WHERE EXISTS (SELECT 1 FROM demo_load) OR EXISTS (SELECT 1 FROM person);
