import pg from 'pg';
import { expect, it } from 'vitest';
import { atEndOfFile } from '#test/at-end.ts';
import { emptyDatabase, freshDatabase } from '#test/database.ts';
import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { openServices } from '../services.ts';
import { bringUp } from './bring-up.ts';
import { migrate } from './migrate.ts';
import { requireCurrent, schemaAt } from './schema-state.ts';

const aDatabase = async (make = freshDatabase) => {
  const urls = await make();
  const owner = new pg.Client({ connectionString: urls.ownerUrl });
  await owner.connect();
  atEndOfFile(() => owner.end());
  const config = (own: Record<string, string>) => readConfig({ DATABASE_URL: urls.appUrl, ...own });
  return { ...urls, owner, config };
};

it('a database of this release waits for nothing, and a server needs no owner’s role to find that out', async () => {
  const { appUrl, config } = await aDatabase();
  expect(await schemaAt(appUrl)).toEqual({ isGable: true, isDemo: false, pending: [], ahead: [] });
  await requireCurrent(appUrl);
  expect(await bringUp(config({}), appUrl)).toEqual([]);
});

it('a database that a newer release brought up is refused, by server and commands, and left as it is', async () => {
  const { appUrl, ownerUrl, owner, config } = await aDatabase();
  await owner.query(`INSERT INTO migration (name, sha256) VALUES ('9999-of-tomorrow.sql', '')`);
  const words = /ahead of this release: it has 9999-of-tomorrow\.sql\./;
  await expect(migrate(ownerUrl)).rejects.toThrow(words);
  await expect(bringUp(config({}), ownerUrl)).rejects.toThrow(words);
  await expect(requireCurrent(appUrl)).rejects.toThrow(words);
  await owner.query('INSERT INTO installation (is_demo) VALUES (true)');
  await expect(requireCurrent(appUrl)).rejects.toThrow(/remove its folder/);
});

it('so is one with the queue’s tables of a newer release', async () => {
  const { ownerUrl, owner, config } = await aDatabase();
  await owner.query('UPDATE pgboss.version SET version = version + 1');
  await expect(bringUp(config({}), ownerUrl)).rejects.toThrow(/ahead of this release: it has version \d+ of the queue/);
});

it('a database behind this release is brought up by its owner alone, and a role that owns nothing is told what to run', async () => {
  const { appUrl, ownerUrl, owner, config } = await aDatabase();
  // One that can run again.
  const name = '0661-checks-under-suspicion.sql';
  await owner.query('DELETE FROM migration WHERE name = $1', [name]);
  await expect(requireCurrent(appUrl)).rejects.toThrow(
    new RegExp(`behind this release by 1 \\(${name}\\).*gable migrate`),
  );
  await expect(openServices(config({}), openLog('silent'))).rejects.toThrow(/may make none\. Run `gable migrate`/);
  expect(await bringUp(config({ DATABASE_OWNER_URL: ownerUrl }), ownerUrl)).toEqual([name]);
});

it('rights that were forgotten are named, and not the making of tables', async () => {
  const { owner, ownerUrl, config } = await aDatabase();
  await owner.query('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM gable_app');
  await expect(openServices(config({ DATABASE_OWNER_URL: ownerUrl }), openLog('silent'))).rejects.toThrow(/GRANTs/);
});

it('an empty database is none of Gable', async () => {
  const { appUrl } = await aDatabase(emptyDatabase);
  await expect(requireCurrent(appUrl)).rejects.toThrow(/has none of Gable's tables/);
});
