import type pg from 'pg';

/** A table that is exported: `name` quoted and with its schema; `types` of the `columns`, as they are written in casts. */
export type Table = { name: string; columns: string[]; types: string[] };

/** Of the queue's schema only the jobs and what they need; its statistics start again. */
const queueTables = ['queue', 'schedule', 'subscription', 'job'];

/** Without partitions (they are part of their table), generated columns, and the list of migrations, which each database has. */
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

/** The search path is emptied, so that every name has its schema. */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  await client.query(`SELECT set_config('search_path', '', true)`);
  return (await client.query<Table>(tablesInOrder, [queueTables])).rows;
};
