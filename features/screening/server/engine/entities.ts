import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { IndexedEntity } from './name-index.ts';

/** Rows that are read and sent to the thread at a time. */
const part = 2_000;

const columns = `e.id, e.kind, names, jsonb_build_object(
  'births', facts->'births', 'nationalities', facts->'nationalities', 'numbers', facts->'numbers', 'genders', facts->'genders'
) AS facts`;

const searched = "e.kind IN ('PERSON', 'BODY') AND e.id > :after";

/** History is never changed, so a version reads the same whatever is loaded meanwhile. */
const ofVersion = `
  SELECT ${columns} FROM listed_entity e JOIN list_version v ON v.id = :versionId AND v.source = e.source
  WHERE e.from_version <= v.id AND (e.to_version IS NULL OR e.to_version > v.id) AND ${searched}
  ORDER BY e.id LIMIT :part`;

const thatCame = `SELECT ${columns} FROM listed_entity e WHERE e.from_version = :versionId AND ${searched} ORDER BY e.id LIMIT :part`;

/** What is searched of the list of a version, in parts. */
export const entitiesOf = (db: Db, versionId: number) => inParts(db, ofVersion, versionId);

/** What came or changed with a version, in parts. */
export const entitiesThatCame = (db: Db, versionId: number) => inParts(db, thatCame, versionId);

async function* inParts(db: Db, text: string, versionId: number): AsyncGenerator<IndexedEntity[]> {
  let after = 0;
  for (;;) {
    const rows = await ask<IndexedEntity>(db, text, { versionId, after, part });
    const entities = rows.map((row) => ({ ...row, id: Number(row.id) }));
    if (entities.length > 0) yield entities;
    if (entities.length < part) return;
    after = entities.at(-1)?.id ?? after;
  }
}
