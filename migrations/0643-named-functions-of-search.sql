-- An import of tables runs without a search path, in which the functions that this one calls are found by their schema alone.
CREATE OR REPLACE FUNCTION searched(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := lower(given COLLATE "C");
BEGIN
  IF octet_length(given) = length(given) AND plain !~ '[''`]|[a-z]-[a-z]|\m(?:[odlm]|a[dlnrstz]|el|ul|d[aeiu]|l[ae]|mc|st) ' THEN
    RETURN plain;
  END IF;
  RETURN public.with_joined_words(public.fold(given));
END $$;
