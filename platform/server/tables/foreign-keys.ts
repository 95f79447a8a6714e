import type pg from 'pg';

type Key = { table: string; name: string };

/** Without those of partitions, which follow their table's. */
const strictKeys = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
  WHERE contype = 'f' AND conparentid = 0 AND NOT condeferrable
    AND connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`;

/** Allows rows to be inserted in any order. The keys are checked after `work`, and the transaction fails if one is broken. */
export const withoutForeignKeys = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows: keys } = await client.query<Key>(strictKeys);
  const alter = async (how: string) => {
    for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${how}`);
  };
  await alter('DEFERRABLE');
  await client.query('SET CONSTRAINTS ALL DEFERRED');
  await work();
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await alter('NOT DEFERRABLE');
};
