-- Contacts are searched by an index, as other large tables are: each word begins with a blank, so that short words are found at their
-- beginning. It takes some 60 seconds for a million contacts.
UPDATE contact SET search = ' ' || search WHERE search <> '' AND search NOT LIKE ' %';
CREATE INDEX contact_search ON contact USING gin (search gin_trgm_ops) WHERE deleted_at IS NULL AND merged_into IS NULL;
