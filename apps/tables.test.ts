import { globSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, it } from 'vitest';
import { atEndOfFile } from '#test/at-end.ts';
import { freshDatabase } from '#test/database.ts';

const root = new URL('../', import.meta.url);

const declared = async () => {
  const files = globSync('{platform,features,demo}/**/tables{,.server}.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(new URL(file, root).href)));
  return modules.flatMap((each) => Object.values(each)).filter((each) => is(each, PgTable));
};

it('every table of the database is declared in the tables of its room, column by column', async () => {
  const { ownerUrl } = await freshDatabase();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT relname AS table, array_agg(attname || CASE WHEN attnotnull OR attgenerated <> '' THEN '' ELSE '?' END ORDER BY attname) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migration' GROUP BY 1`,
  );
  const columnsOf = (table: PgTable) =>
    getTableConfig(table).columns.map(
      ({ name, notNull, primary, generated }) => `${name}${notNull || primary || generated ? '' : '?'}`,
    );
  expect(Object.fromEntries((await declared()).map((table) => [getTableName(table), columnsOf(table).sort()]))).toEqual(
    Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort()])),
  );
});
