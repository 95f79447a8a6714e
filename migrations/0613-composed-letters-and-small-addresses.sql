-- Letters with accents are stored as one sign each (NFC), and email addresses in small letters, as their calls take them now: of people, contacts,
-- submissions that are drafts, content and training. What was signed, sealed, sent, booked or audited stays as it was written.
DO $$
DECLARE
  one record;
  changed text;
BEGIN
  FOR one IN
    SELECT given.of, c.column_name AS name, c.data_type AS kind, given.only_rows
    FROM (VALUES
      ('person', 'true'), ('contact', 'true'), ('contact_property', 'true'), ('contact_address', 'true'), ('contact_profiling', 'true'),
      ('contact_plan', 'true'),
      ('esubmission', 'status = 1'),
      ('esubmission_party', 'esubmission_id IN (SELECT id FROM esubmission WHERE status = 1)'),
      ('external_cobroke', 'esubmission_id IN (SELECT id FROM esubmission WHERE status = 1)'),
      ('bill', 'esubmission_id IN (SELECT id FROM esubmission WHERE status = 1)'),
      ('article', 'true'), ('article_category', 'true'), ('event', 'true'), ('rolling_text', 'true'), ('useful_link', 'true'),
      ('cpd_course', 'true'), ('cpd_session', 'true'), ('cpd_attendance', 'true')
    ) AS given (of, only_rows)
    JOIN information_schema.columns c ON c.table_schema = current_schema() AND c.table_name = given.of
    WHERE c.is_generated = 'NEVER' AND (c.data_type IN ('text', 'jsonb') OR c.udt_name = '_text')
      -- By these a record is known.
      AND c.column_name NOT IN ('user_name', 'address_key', 'code', 'category', 'search')
  LOOP
    changed := CASE one.kind
      WHEN 'text' THEN format('normalize(%I, NFC)', one.name)
      WHEN 'jsonb' THEN format('normalize(%I::text, NFC)::jsonb', one.name)
      ELSE format('ARRAY(SELECT normalize(each, NFC) FROM unnest(%I) WITH ORDINALITY AS part (each, place) ORDER BY place)', one.name)
      END;
    EXECUTE format('UPDATE %I SET %I = %s WHERE %s AND octet_length(%I::text) <> length(%I::text) AND %I::text IS NOT NFC NORMALIZED',
      one.of, one.name, changed, one.only_rows, one.name, one.name, one.name);
  END LOOP;
END $$;

UPDATE person SET email = lower(email) WHERE email <> lower(email);
-- Two ways to write one address are one address.
UPDATE contact SET emails = ARRAY(
    SELECT lower(each) FROM unnest(emails) WITH ORDINALITY AS part (each, place) GROUP BY lower(each) ORDER BY min(place)
  ) WHERE emails::text <> lower(emails::text);
UPDATE esubmission_party SET email = lower(email)
  WHERE email <> lower(email) AND esubmission_id IN (SELECT id FROM esubmission WHERE status = 1);
UPDATE external_cobroke SET email = lower(email)
  WHERE email <> lower(email) AND esubmission_id IN (SELECT id FROM esubmission WHERE status = 1);
UPDATE bill SET email = lower(email) WHERE email <> lower(email) AND esubmission_id IN (SELECT id FROM esubmission WHERE status = 1);

-- Names are alike whether their accents were typed or not, and whichever way their Han signs are written.
CREATE OR REPLACE FUNCTION contact_keys_of(phones text[], emails text[], names text[], birth date, print text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE AS $$
    SELECT 'phone ' || each FROM unnest(phones) each
    UNION SELECT 'email ' || lower(each) FROM unnest(emails) each
    UNION SELECT 'number ' || print WHERE print <> ''
    UNION SELECT 'birth ' || birth || ' ' || word
      FROM unnest(names) name, regexp_split_to_table(fold(name), '[[:space:][:punct:]]+') word WHERE birth IS NOT NULL AND word <> ''
    UNION SELECT 'name ' || (SELECT string_agg(word, ' ' ORDER BY word)
      FROM regexp_split_to_table(fold(name), '[[:space:][:punct:]]+') word WHERE word <> '')
      FROM unnest(names) name WHERE name ~ '[^[:space:][:punct:]]'
  $$;
-- The trigger writes their keys anew.
UPDATE contact SET name = name WHERE octet_length(name || aliases::text) <> length(name || aliases::text);
