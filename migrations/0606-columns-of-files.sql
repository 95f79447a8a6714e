-- Which columns of files hold what, as somebody chose it: a salesperson for their own files, a desk for those of its area. The
-- next file with the same headings is read so; without a hash, any file that has these headings.
CREATE TABLE file_columns (
  owner_kind text NOT NULL CHECK (owner_kind IN ('PERSON', 'DESK')),
  owner      text NOT NULL CHECK (length(owner) BETWEEN 1 AND 40),
  area       text NOT NULL CHECK (length(area) BETWEEN 1 AND 40),
  head_hash  text NOT NULL CHECK (length(head_hash) IN (0, 64)),
  columns    jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (owner_kind, owner, area, head_hash)
);

-- The names of the bank's columns were a setting of the agency: finance's files are read by them first.
INSERT INTO file_columns (owner_kind, owner, area, head_hash, columns, changed_at)
  SELECT 'DESK', 'finance', 'bank', '', jsonb_agg(jsonb_build_object('heading', n.value, 'field', n.key)), s.changed_at
  FROM setting s, jsonb_each_text(s.value) n
  WHERE s.key = 'bankColumns' AND jsonb_typeof(s.value) = 'object' AND n.value <> ''
    AND n.key IN ('day', 'payer', 'reference', 'credit', 'debit', 'amount', 'currency', 'account')
  GROUP BY s.changed_at;
DELETE FROM setting WHERE key = 'bankColumns';
