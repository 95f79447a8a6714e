-- A link that undoes a change of address leads to the address of before the first change, and takes back what was set up since then.
ALTER TABLE account_link ADD COLUMN since timestamptz;
UPDATE account_link SET since = created_at WHERE purpose = 'email-undo';
ALTER TABLE account_link ADD CONSTRAINT account_link_since_check CHECK ((purpose = 'email-undo') = (since IS NOT NULL));

-- Links to an address in between are no way back.
UPDATE account_link later SET ended_at = now()
WHERE purpose = 'email-undo' AND ended_at IS NULL AND EXISTS (
  SELECT FROM account_link first
  WHERE first.person_id = later.person_id AND first.purpose = 'email-undo' AND first.ended_at IS NULL
    AND first.created_at < later.created_at AND first.expires_at > later.created_at AND first.email <> later.email);
