import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import type { ListVersion } from '../../contract/hit.ts';

const inForce = `
  SELECT v.id, v.source, v.as_of AS "asOf", v.entities, v.imported_at AS "importedAt"
  FROM list_source s JOIN list_version v ON v.id = s.version_id ORDER BY v.source`;

/** The version of each source that is in force; a source without a list is not among them. */
export const listsInForce = async (db: Db): Promise<ListVersion[]> =>
  (await ask<ListVersion>(db, inForce)).map((row) => ({ ...row, importedAt: isoOf(row.importedAt) }));
