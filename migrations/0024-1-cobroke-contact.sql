-- How the salesperson of an external co-broker is reached.
ALTER TABLE external_cobroke
  ADD COLUMN mobile text NOT NULL DEFAULT '',
  ADD COLUMN email  text NOT NULL DEFAULT '';
