-- Names are found however they are joined: OBrien as O'Brien and O Brien, Alhassan as Al-Hassan, 김민수 as 김 민수.

-- A folded text as rows keep it to be searched: without apostrophes and strokes between letters, and with what may be written as one word
-- added as one. OBrien is found as O'Brien and O Brien, Alhassan as Al-Hassan, 김민수 as 김 민수. As `withJoinedWords` (platform/contract/fold)
-- says it.
CREATE FUNCTION with_joined_words(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := translate(folded, '''`', '');
  joined text;
BEGIN
  SELECT string_agg(translate(part[1], ' -', ''), ' ') INTO joined FROM regexp_matches(plain,
    '[a-z]+(?:-[a-z]+)+|(?<![^ ])(?:(?:[odlm]|a[dlnrstz]|el|ul|d[aeiu]|l[ae]|mc|st) +)+[a-z]{3,}|[\u1100-\u11ff]+(?: +[\u1100-\u11ff]+)+', 'g') AS part;
  RETURN concat_ws(' ', regexp_replace(plain, '(?<=[a-z])-(?=[a-z])', ' ', 'g'), joined);
END $$;

-- A text as rows keep it to be searched. Most have plain letters alone and nothing to join, which is seen at once.
CREATE FUNCTION searched(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := lower(given COLLATE "C");
BEGIN
  IF octet_length(given) = length(given) AND plain !~ '[''`]|[a-z]-[a-z]|\m(?:[odlm]|a[dlnrstz]|el|ul|d[aeiu]|l[ae]|mc|st) ' THEN
    RETURN plain;
  END IF;
  RETURN with_joined_words(fold(given));
END $$;

CREATE OR REPLACE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || searched(array_to_string(parts, ' '));

-- What is stored is written anew where it differs. The column is computed from those that it is made of, which stay what they are, so no guard
-- of theirs has anything to say.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT * FROM (VALUES
      ('person', 'name'), ('register_agency', 'name'), ('register_salesperson', 'name'), ('deal', 'address'), ('deal_bill', 'invoice_to_text'),
      ('invoice', 'printed'), ('receipt', 'payer'), ('bank_line', 'payer'), ('aml_case', 'name'), ('aml_subject', 'name'),
      ('screening_hit', 'listed_name'), ('ecdd_form', 'name'), ('article', 'title'), ('event', 'title'), ('market_place', 'street')
    ) AS given (of, made_of)
  LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', one.of);
    EXECUTE format('UPDATE %I SET %I = %I WHERE search <> '' '' || with_joined_words(substr(search, 2))', one.of, one.made_of, one.made_of);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', one.of);
  END LOOP;
END $$;

-- What contacts and submissions are searched by is written by their calls.
UPDATE contact SET search = with_joined_words(search) WHERE search <> with_joined_words(search);
UPDATE esubmission e SET search = made.search
  FROM esubmission old CROSS JOIN LATERAL (
    SELECT string_agg(with_joined_words(part), ' |' ORDER BY place) AS search
    FROM unnest(string_to_array(old.search, ' |')) WITH ORDINALITY AS parts (part, place)
  ) made
  WHERE old.id = e.id AND old.search <> made.search;
