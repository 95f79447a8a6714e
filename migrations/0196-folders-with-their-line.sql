-- A folder lists the forms of those below it, too.
CREATE OR REPLACE VIEW form_folder_open AS
WITH RECURSIVE reached AS (
  SELECT id, parent_id, name, is_hidden, name AS path, ARRAY[position] AS place, ARRAY[id] AS line FROM form_folder
  WHERE parent_id IS NULL AND binned_at IS NULL
  UNION ALL
  SELECT f.id, f.parent_id, f.name, above.is_hidden OR f.is_hidden, above.path || ' › ' || f.name, above.place || f.position,
    above.line || f.id
  FROM form_folder f JOIN reached above ON above.id = f.parent_id WHERE f.binned_at IS NULL
)
SELECT id, parent_id, name, is_hidden, path, place, line FROM reached;
