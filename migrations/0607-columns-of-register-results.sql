-- The columns of files of results of the Do Not Call register are kept with those of other files.
INSERT INTO file_columns (owner_kind, owner, area, head_hash, columns, changed_at)
  SELECT 'PERSON', d.owner::text, 'dnc', '', jsonb_agg(jsonb_build_object('heading', n.heading, 'field', n.field)), now()
  FROM dnc_columns d,
    LATERAL (VALUES ('number', d.number), ('voice', d.voice), ('text', d.text), ('fax', d.fax)) n (field, heading)
  WHERE n.heading <> ''
  GROUP BY d.owner;
DROP TABLE dnc_columns;
