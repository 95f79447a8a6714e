import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { atEndOfFile } from '#test/at-end.ts';
import { emptyDatabase } from '#test/database.ts';
import { type ExportFacts, readManifest } from '../backup/manifest.ts';
import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { exportTables } from '../tables/export-tables.ts';
import { importTables } from '../tables/import-tables.ts';
import { baseline, replacedByBaseline, sinceBaseline } from './baseline.ts';
import { migrate } from './migrate.ts';

const replaced = await replacedByBaseline();
const sql = readFileSync(new URL(`../../../migrations/${baseline}`, import.meta.url), 'utf8');

const open = async (ownerUrl: string) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  return client;
};

/** A database as the migrations before the baseline left it. */
const aDatabaseInPlace = async () => {
  const { ownerUrl } = await emptyDatabase();
  const client = await open(ownerUrl);
  await client.query(sql);
  await client.query(
    'CREATE TABLE migration (name text PRIMARY KEY, sha256 text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
  );
  await client.query('INSERT INTO migration (name, sha256) SELECT * FROM unnest($1::text[], $2::text[])', [
    [...replaced.keys()],
    [...replaced.values()],
  ]);
  return { ownerUrl, client };
};

const ran = async (client: pg.Client) =>
  (await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name')).rows.map(({ name }) => name);

it('names of before become the baseline, and what ran after them stays', async () => {
  expect(replaced.size).toBe(116);
  expect(await sinceBaseline([...replaced.keys(), '0200-later.sql'])).toEqual([baseline, '0200-later.sql']);
  expect(await sinceBaseline([baseline, '0200-later.sql'])).toEqual([baseline, '0200-later.sql']);
  await expect(sinceBaseline([...replaced.keys()].slice(0, -1))).rejects.toThrow('0190-');
});

it('a database in place is adopted, with its rows', async () => {
  const { ownerUrl, client } = await aDatabaseInPlace();
  await client.query("INSERT INTO counter VALUES ('kept', 7)");
  expect(await migrate(ownerUrl)).not.toContain(baseline);
  expect(await ran(client)).toContain(baseline);
  expect((await client.query("SELECT value::int FROM counter WHERE name = 'kept'")).rows).toEqual([{ value: 7 }]);
  expect((await client.query("SELECT FROM pg_namespace WHERE nspname = 'gable_baseline'")).rowCount).toBe(0);
  expect(await migrate(ownerUrl)).toEqual([]);
});

it('one whose tables were changed by hand is not adopted, and the message names what differs', async () => {
  const { ownerUrl, client } = await aDatabaseInPlace();
  await client.query('ALTER TABLE counter ADD COLUMN by_hand text; DROP INDEX deal_newest');
  const refused = migrate(ownerUrl);
  await expect(refused).rejects.toThrow('+ column counter.by_hand text');
  await expect(refused).rejects.toThrow('- index deal_newest');
  expect(await ran(client)).not.toContain(baseline);
});

it('one of an older release is brought up to date by the releases between first', async () => {
  const { ownerUrl, client } = await aDatabaseInPlace();
  await client.query("DELETE FROM migration WHERE name LIKE '0190-%'");
  await expect(migrate(ownerUrl)).rejects.toThrow('"Before the baseline" in docs/operations.md');
});

it('an export of before is imported', async () => {
  // Later migrations add tables, which no export of before has.
  const { ownerUrl, client: source } = await aDatabaseInPlace();
  await source.query("INSERT INTO sealing_key (key_id) VALUES ('12345678'); INSERT INTO counter VALUES ('kept', 7)");
  const folder = mkdtempSync(join(tmpdir(), 'gable-export-'));
  atEndOfFile(async () => rmSync(folder, { recursive: true, force: true }));
  const log = openLog('silent');
  const config = (databaseOwnerUrl: string) => ({
    ...readConfig({ DATA_DIR: join(folder, 'data') }),
    databaseOwnerUrl,
  });
  const out = join(folder, 'out');
  await exportTables(config(ownerUrl), out, Temporal.Now.instant(), log);
  expect((await readManifest<ExportFacts>(out, 'tables')).migrations).toEqual([...replaced.keys()]);

  const to = await emptyDatabase();
  await importTables(config(to.ownerUrl), out, log);
  const target = await open(to.ownerUrl);
  expect(await ran(target)).toEqual([baseline]);
  expect((await target.query("SELECT value::int FROM counter WHERE name = 'kept'")).rows).toEqual([{ value: 7 }]);
  expect((await target.query('SELECT count(*)::int FROM doc_rule')).rows).toEqual([{ count: 58 }]);
});
