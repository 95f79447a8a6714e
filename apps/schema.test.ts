import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { readCatalog } from '#platform/server/database/catalog.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { emptyDatabase, freshDatabase } from '#test/database.ts';
import { features } from '../scripts/feature-order.mjs';

/** The rows that every database begins with, without generated ids and times. */
const seeded = `
  SELECT format('SELECT %L AS name, to_jsonb(t) - %L::text[] AS row FROM %I t', relname, given.names, relname) AS sql
  FROM pg_class c CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(a.attname), '{}') AS names FROM pg_attribute a
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attrelid = c.oid AND (a.attidentity <> '' OR pg_get_expr(d.adbin, d.adrelid) IN ('gen_random_uuid()', 'now()'))
  ) given
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migration'`;

let migrated: pg.Client;
let written: pg.Client;

/** The folders of the house, from below. */
const folders = [
  'platform/server',
  ...features.toReversed().flatMap((row) => row.flatMap((name) => [`features/${name}`, `features/${name}/server`])),
  'demo',
];

const open = async ({ ownerUrl }: { ownerUrl: string }) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  return client;
};

beforeAll(async () => {
  migrated = await open(await freshDatabase());
  written = await open(await emptyDatabase());
  for (const name of ['schema.sql', 'seed.sql', 'seed-words.sql'])
    for (const folder of folders) {
      const file = new URL(`../${folder}/${name}`, import.meta.url);
      if (existsSync(file)) await written.query(await readFile(file, 'utf8'));
    }
});

const catalog = async (client: pg.Client) => {
  await client.query('BEGIN');
  const lines = await readCatalog(client, 'public');
  await client.query('ROLLBACK');
  return lines;
};

/** What only one of the two has, line by line. */
const differences = async () => {
  const [made, down] = [new Set(await catalog(migrated)), new Set(await catalog(written))];
  expect(made.size).toBeGreaterThan(2000);
  return {
    'in a migration, and in no schema.sql': [...made.difference(down)],
    'in a schema.sql, and in no migration': [...down.difference(made)],
  };
};

it('the tables that the rooms write down, loaded from below, are those of the migrations', async () => {
  expect(await differences()).toEqual({
    'in a migration, and in no schema.sql': [],
    'in a schema.sql, and in no migration': [],
  });
});

it('what the rooms write down of rows, too', async () => {
  const rowsOf = async (client: pg.Client) => {
    const { rows: tables } = await client.query<{ sql: string }>(seeded);
    const { rows } = await client.query(tables.map(({ sql }) => sql).join(' UNION ALL '));
    return rows.map(({ name, row }) => `${name} ${JSON.stringify(row)}`).sort();
  };
  // What a test's agency has said by itself.
  await migrated.query("DELETE FROM setting WHERE key = 'gstRegistration'");
  const made = await rowsOf(migrated);
  expect(made.length).toBeGreaterThan(100);
  expect(await rowsOf(written)).toEqual(made);
});

it('a table that only a migration makes is noticed, and so is one that is only written down', async () => {
  const recipe = (name: string) => readFile(new URL(`../test/recipes/room/${name}`, import.meta.url), 'utf8');
  const before = await differences();
  await migrated.query(await recipe('migrations/9999-parking.sql'));
  expect((await differences())['in a migration, and in no schema.sql']).toContain(
    'column parking_place.floor smallint NOT NULL',
  );
  await written.query(await recipe('features/parking/server/schema.sql'));
  expect(await differences()).toEqual(before);
});
