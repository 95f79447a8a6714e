DROP TRIGGER contact_keys_kept ON contact;
-- A list of columns and a table of what was changed exclude each other: a change is looked at row by row.
CREATE TRIGGER contact_keys_kept
  AFTER UPDATE OF owner, name, aliases, phones, emails, date_of_birth, id_number_print, deleted_at, merged_into ON contact
  FOR EACH ROW EXECUTE FUNCTION keep_contact_keys();
-- Of many contacts that are added at once, such as by an import, in one statement.
CREATE FUNCTION add_contact_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contact_key (owner, key, contact_id)
    SELECT c.owner, key, c.id
    FROM added c, contact_keys_of(c.phones, c.emails, c.name || c.aliases, c.date_of_birth, c.id_number_print) key
    WHERE c.deleted_at IS NULL AND c.merged_into IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_keys_added AFTER INSERT ON contact
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_contact_keys();
