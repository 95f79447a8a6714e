import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Entries that are read and sent to the thread at a time. */
const part = 1_000;

const columns = `e.id, e.kind, e.names, jsonb_build_object(
  'births', facts->'births', 'nationalities', facts->'nationalities', 'numbers', facts->'numbers', 'genders', facts->'genders'
) AS facts`;

const searched = "e.kind IN ('PERSON', 'BODY') AND e.id > :after";

/** History never changes, so a version reads the same whatever is loaded meanwhile. */
const ofVersion = `
  SELECT ${columns} FROM listed_entity e JOIN list_version v ON v.id = :versionId AND v.source = e.source
  WHERE e.from_version <= v.id AND (e.to_version IS NULL OR e.to_version > v.id) AND ${searched}
  ORDER BY e.id LIMIT :part`;

const thatCame = `SELECT ${columns} FROM listed_entity e WHERE e.from_version = :versionId AND ${searched} ORDER BY e.id LIMIT :part`;

/** As one text: only the thread parses it, and this process stays free to answer people. */
const asText = (rows: string): string =>
  `SELECT max(id) AS last, count(*)::int AS count, json_agg(r)::text AS entities FROM (${rows}) r`;

/** The entries of a version, in parts: each a JSON array of `IndexedEntity`. */
export const entitiesOf = (db: Db, versionId: number) => inParts(db, asText(ofVersion), versionId);

/** The entries that came or changed with a version, in parts. */
export const entitiesThatCame = (db: Db, versionId: number) => inParts(db, asText(thatCame), versionId);

type Part = { last: string; count: number; entities: string };

async function* inParts(db: Db, text: string, versionId: number): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const [row] = await ask<Part>(db, text, { versionId, after, part });
    if (!row || row.count === 0) return;
    yield row.entities;
    if (row.count < part) return;
    after = Number(row.last);
  }
}
