import type pg from 'pg';

type Statement = { drop: string; restore: string };

/**
 * Drops the indexes, keys and references of these tables, runs `work`, and creates them again. Inserts are faster that
 * way, and each index is built once. If it fails midway the database must be thrown away.
 */
export const withoutIndexes = async (client: pg.Client, tables: string[], work: () => Promise<void>): Promise<void> => {
  const statements = [...(await constraints(client, tables)), ...(await indexes(client, tables))];
  for (const { drop } of statements) await client.query(drop);
  await work();
  for (const { restore } of statements.toReversed()) await client.query(restore);
};

/** References come first, because they depend on the keys. */
const constraints = async (client: pg.Client, tables: string[]): Promise<Statement[]> => {
  const { rows } = await client.query<{ on: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS on, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE (conrelid = ANY ($1::regclass[]) AND contype IN ('p', 'u', 'f')) OR confrelid = ANY ($1::regclass[])
     ORDER BY contype <> 'f', conrelid, conname`,
    [tables],
  );
  return rows.map(({ on, name, definition }) => ({
    drop: `ALTER TABLE ${on} DROP CONSTRAINT ${name}`,
    restore: `ALTER TABLE ${on} ADD CONSTRAINT ${name} ${definition}`,
  }));
};

const indexes = async (client: pg.Client, tables: string[]): Promise<Statement[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index
     WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))`,
    [tables],
  );
  return rows.map(({ name, definition }) => ({ drop: `DROP INDEX ${name}`, restore: definition }));
};

/** Runs `work` while the triggers of these tables rest. What they would keep true, the rows must keep themselves. */
export const withoutTriggers = async (
  client: pg.Client,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> => {
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
};
