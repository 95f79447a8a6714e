-- What two contacts of one salesperson may have in common: phones, e-mail addresses, the hash of the number, a word of the name with
-- the date of birth, the words of the whole name. Whoever shares none of them is not compared.
CREATE FUNCTION contact_keys_of(phones text[], emails text[], names text[], birth date, print text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE AS $$
    SELECT 'phone ' || each FROM unnest(phones) each
    UNION SELECT 'email ' || lower(each) FROM unnest(emails) each
    UNION SELECT 'number ' || print WHERE print <> ''
    UNION SELECT 'birth ' || birth || ' ' || word
      FROM unnest(names) name, regexp_split_to_table(lower(name), '[[:space:][:punct:]]+') word WHERE birth IS NOT NULL AND word <> ''
    UNION SELECT 'name ' || (SELECT string_agg(word, ' ' ORDER BY word)
      FROM regexp_split_to_table(lower(name), '[[:space:][:punct:]]+') word WHERE word <> '')
      FROM unnest(names) name WHERE name ~ '[^[:space:][:punct:]]'
  $$;

-- The keys of the contacts that are there.
CREATE TABLE contact_key (
  owner      uuid NOT NULL REFERENCES person,
  key        text NOT NULL,
  contact_id uuid NOT NULL REFERENCES contact ON DELETE CASCADE,
  PRIMARY KEY (owner, key, contact_id)
);
CREATE INDEX contact_key_of ON contact_key (contact_id);

-- They follow from the contact whoever writes it: a person, an import, a hand-over, or the rotation of the key.
CREATE FUNCTION keep_contact_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM contact_key WHERE contact_id = NEW.id;
  IF NEW.deleted_at IS NULL AND NEW.merged_into IS NULL THEN
    INSERT INTO contact_key (owner, key, contact_id)
      SELECT NEW.owner, key, NEW.id
      FROM contact_keys_of(NEW.phones, NEW.emails, NEW.name || NEW.aliases, NEW.date_of_birth, NEW.id_number_print) key;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_keys_kept
  AFTER INSERT OR UPDATE OF owner, name, aliases, phones, emails, date_of_birth, id_number_print, deleted_at, merged_into ON contact
  FOR EACH ROW EXECUTE FUNCTION keep_contact_keys();

INSERT INTO contact_key (owner, key, contact_id)
  SELECT owner, key, id FROM contact, contact_keys_of(phones, emails, name || aliases, date_of_birth, id_number_print) key
  WHERE deleted_at IS NULL AND merged_into IS NULL;
