-- The official forms: folders, forms, and the versions of each.

-- The folders of the forms, a tree. Who changes it holds the lock of the library, so it has no circle.
CREATE TABLE form_folder (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  parent_id uuid REFERENCES form_folder CHECK (parent_id <> id),
  name      text NOT NULL CHECK (name <> ''),
  -- Its place among those beside it.
  position  integer NOT NULL,
  -- Only the desk sees it and what is below it.
  is_hidden boolean NOT NULL DEFAULT false,
  binned_at timestamptz,
  binned_by uuid REFERENCES person,
  CHECK ((binned_at IS NULL) = (binned_by IS NULL))
);
CREATE UNIQUE INDEX form_folder_name ON form_folder (parent_id, lower(name)) NULLS NOT DISTINCT WHERE binned_at IS NULL;
CREATE INDEX form_folder_parent ON form_folder (parent_id);

-- The forms. Each has a version at least.
CREATE TABLE form (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  folder_id uuid NOT NULL REFERENCES form_folder,
  -- Without its ending.
  name      text NOT NULL CHECK (name <> ''),
  binned_at timestamptz,
  binned_by uuid REFERENCES person,
  CHECK ((binned_at IS NULL) = (binned_by IS NULL))
);
CREATE UNIQUE INDEX form_name ON form (folder_id, lower(name)) WHERE binned_at IS NULL;
CREATE INDEX form_of_folder ON form (folder_id);

-- What a form was and is from which day on. Their days ascend with their numbers.
CREATE TABLE form_version (
  form_id      uuid NOT NULL REFERENCES form,
  number       integer NOT NULL CHECK (number > 0),
  file_id      uuid NOT NULL UNIQUE REFERENCES stored_file,
  -- That of its file's name: `pdf`.
  ending       text NOT NULL,
  effective_on date NOT NULL,
  PRIMARY KEY (form_id, number)
);

-- The folders that lie in no bin, with their names and ids from the top down and their order. Hidden is also what lies in a hidden one.
CREATE VIEW form_folder_open AS
WITH RECURSIVE reached AS (
  SELECT id, parent_id, name, is_hidden, name AS path, ARRAY[position] AS place, ARRAY[id] AS line FROM form_folder
  WHERE parent_id IS NULL AND binned_at IS NULL
  UNION ALL
  SELECT f.id, f.parent_id, f.name, above.is_hidden OR f.is_hidden, above.path || ' › ' || f.name, above.place || f.position,
    above.line || f.id
  FROM form_folder f JOIN reached above ON above.id = f.parent_id WHERE f.binned_at IS NULL
)
SELECT id, parent_id, name, is_hidden, path, place, line FROM reached;
