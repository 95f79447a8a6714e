import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Binned } from '../folders/folders.calls.ts';
import { binDays } from '../library.words.ts';

/** The path of each folder, in the bin or not. */
const paths = `
  path AS (
    SELECT id, name AS path FROM form_folder WHERE parent_id IS NULL
    UNION ALL
    SELECT f.id, path.path || ' › ' || f.name FROM form_folder f JOIN path ON path.id = f.parent_id
  )`;

/** The folders that lie in the bin by themselves (root), and those below them. */
const below = `
  below AS (
    SELECT id AS root, id FROM form_folder WHERE binned_at IS NOT NULL
    UNION ALL
    SELECT below.root, f.id FROM form_folder f JOIN below ON below.id = f.parent_id WHERE f.binned_at IS NULL
  )`;

const inBin = `
  WITH RECURSIVE ${paths}, ${below}
  SELECT b.*, p.name AS "binnedBy", ((b."binnedAt" AT TIME ZONE 'Asia/Singapore')::date + ${binDays}) AS "deletedOn"
  FROM (
    SELECT 'FOLDER' AS kind, d.id, d.name, coalesce(path.path, '') AS folder, d.binned_at AS "binnedAt", d.binned_by,
      (SELECT count(*)::int FROM below JOIN form ON form.folder_id = below.id AND form.binned_at IS NULL WHERE below.root = d.id) AS files
    FROM form_folder d LEFT JOIN path ON path.id = d.parent_id WHERE d.binned_at IS NOT NULL
    UNION ALL
    SELECT 'FORM', f.id, f.name, path.path, f.binned_at, f.binned_by, 1
    FROM form f JOIN path ON path.id = f.folder_id WHERE f.binned_at IS NOT NULL
  ) b JOIN person_public p ON p.id = b.binned_by
  ORDER BY b."binnedAt" DESC, b.id`;

export const readBin = async ({ db }: Reading): Promise<Binned[]> =>
  (await ask<Binned & { binned_by: string }>(db, inBin)).map(({ binned_by: _, ...binned }) => binned);
