import type pg from 'pg';

/** A table whose rows are ours: `name` quoted, with its schema; `types` beside `columns`, as casts are written. */
export type Table = { name: string; columns: string[]; types: string[] };

/** Of the queue's own schema only what is still to be done; its statistics begin anew. */
const queueTables = ['queue', 'schedule', 'subscription', 'job'];

/** Partitions come with their table; generated columns come by themselves; each database knows its own migrations. */
const tablesInOrder = `
  SELECT c.oid::regclass::text AS name,
    array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns,
    array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum) AS types
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND (n.nspname = 'public' AND c.relname <> 'migration' OR n.nspname = 'pgboss' AND c.relname = ANY($1))
  GROUP BY c.oid ORDER BY 1`;

/** Names come out whole whatever the role's search path. */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  await client.query(`SELECT set_config('search_path', '', true)`);
  return (await client.query<Table>(tablesInOrder, [queueTables])).rows;
};
