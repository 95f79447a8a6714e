import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Each column that names a record of a table: by a foreign key, or by its name where a room above keeps it. */
const columns = `
  SELECT a.attrelid::regclass::text AS "table", a.attname AS "column"
  FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace
  WHERE NOT a.attisdropped AND (a.attname = :named OR EXISTS (
    SELECT FROM pg_constraint c
    WHERE c.contype = 'f' AND c.conrelid = a.attrelid AND a.attnum = ANY(c.conkey) AND c.confrelid = :of::regclass))
  ORDER BY 1, 2`;

type Rows = Record<string, Record<string, unknown>[]>;

/** The rows that name a record, of whatever room, by table and column, without its id. `named`: how rooms above call the column. */
export const rowsNaming = async (db: Db, { of, named }: { of: string; named: string }, id: string): Promise<Rows> => {
  const found: Rows = {};
  for (const { table, column } of await ask<{ table: string; column: string }>(db, columns, { of, named })) {
    const text = `SELECT to_jsonb(t) - $2::text AS row FROM ${table} t WHERE t.${column} = $1 ORDER BY 1`;
    const rows = await ask<{ row: Record<string, unknown> }>(db, text, [id, column]);
    found[`${table}.${column}`] = rows.map(({ row }) => row);
  }
  return found;
};

export const withoutRows = (found: Rows): string[] => Object.keys(found).filter((place) => found[place]?.length === 0);
export const withRows = (found: Rows): string[] => Object.keys(found).filter((place) => found[place]?.length !== 0);
