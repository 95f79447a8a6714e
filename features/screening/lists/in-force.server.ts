import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import type { ListVersion } from '../hits/hit.calls.ts';

/** Whether anybody can be screened. */
export const hasLists = async (db: Db): Promise<boolean> =>
  (await ask(db, 'SELECT 1 FROM list_source WHERE version_id IS NOT NULL LIMIT 1')).length > 0;

const inForce = `
  SELECT v.id, v.source, v.as_of AS "asOf", v.entities, v.imported_at AS "importedAt"
  FROM list_source s JOIN list_version v ON v.id = s.version_id ORDER BY v.source`;

/** The version of each source that is in force; a source without a list is not among them. */
export const listsInForce = async (db: Db): Promise<ListVersion[]> =>
  (await ask<ListVersion>(db, inForce)).map((row) => ({ ...row, importedAt: isoOf(row.importedAt) }));
