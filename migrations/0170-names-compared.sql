-- What a name is compared by: its words in any order, whatever their case and what stands between them.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(ARRAY(
    SELECT word COLLATE "C" FROM regexp_split_to_table(lower(name), '[[:space:].,''’()/-]+') AS word WHERE word <> '' ORDER BY 1
  ), ' ') $$;
CREATE INDEX person_name_key ON person (name_key(name));
