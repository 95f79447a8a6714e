-- What the Do Not Call register said belongs to whoever asked it: colleagues with the same number don't overwrite each other.
ALTER TABLE dnc_check ADD COLUMN owner uuid REFERENCES person;
ALTER TABLE dnc_check DROP CONSTRAINT dnc_check_pkey;
INSERT INTO dnc_check (owner, phone, register, listed, checked_on, source, ref)
SELECT DISTINCT c.owner, d.phone, d.register, d.listed, d.checked_on, d.source, d.ref
FROM dnc_check d JOIN contact c ON d.phone = ANY(c.phones) WHERE d.owner IS NULL;
DELETE FROM dnc_check WHERE owner IS NULL;
ALTER TABLE dnc_check ALTER COLUMN owner SET NOT NULL;
ALTER TABLE dnc_check ADD PRIMARY KEY (owner, phone, register);

-- Which columns a salesperson's files of results have.
CREATE TABLE dnc_columns (
  owner   uuid PRIMARY KEY REFERENCES person,
  number  text NOT NULL,
  voice   text NOT NULL DEFAULT '',
  text    text NOT NULL DEFAULT '',
  fax     text NOT NULL DEFAULT ''
);
