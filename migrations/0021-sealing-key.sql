-- The encryption key that the sealed values of this database open with: a server with another would write what nobody
-- can read together. One row.
CREATE TABLE sealing_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key_id   text NOT NULL CHECK (length(key_id) = 8)
);
