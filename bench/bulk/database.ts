import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { fillBulk } from '#demo/bulk/fill-bulk.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { type Cluster, inDatabase, openCluster, withClient } from './cluster.ts';

const salespeople = 12_000;
export const benchPassword = 'a password for measuring';

export type BenchDatabase = { size: number; url: string; ownerUrl: string };

/** A hash of the code that fills the database, to recognise one that an older version made. */
const recipe = () => {
  const hash = createHash('sha256');
  const folder = new URL('../../demo/bulk/', import.meta.url);
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
};

/** The database with `size` submissions: the one of an earlier run with newer migrations applied, or a new one. */
const bulkDatabase = async (cluster: Cluster, size: number): Promise<BenchDatabase> => {
  const name = `bench_${size}`;
  const database = { size, url: inDatabase(cluster.url, name), ownerUrl: inDatabase(cluster.ownerUrl, name) };
  const admin = inDatabase(cluster.ownerUrl, 'postgres');
  const mark = await withClient(admin, (client) => markOf(client, name));
  if (mark === recipe() && (await bringUpToDate(database))) return database;
  await withClient(admin, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE gable`);
  });
  await fill(database);
  // The mark comes last: what a broken run left is made anew.
  await withClient(admin, (client) => client.query(`COMMENT ON DATABASE ${name} IS '${recipe()}'`));
  return database;
};

const markOf = async (client: pg.Client, name: string): Promise<string | undefined> => {
  const { rows } = await client.query(
    `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = $1`,
    [name],
  );
  return rows[0]?.mark ?? undefined;
};

/** False when a migration that ran there has changed since. */
const bringUpToDate = async ({ ownerUrl, size }: BenchDatabase): Promise<boolean> => {
  try {
    await migrate(ownerUrl);
    await migrateJobs(ownerUrl);
    return true;
  } catch (error) {
    console.error(`${size} submissions are made anew: ${(error as Error).message}`);
    return false;
  }
};

const fill = async ({ ownerUrl, size }: BenchDatabase): Promise<void> => {
  await migrate(ownerUrl);
  await migrateJobs(ownerUrl);
  const options = { password: benchPassword, report: (line: string) => console.error(`  ${line}`) };
  await withClient(ownerUrl, (client) => fillBulk(client, { salespeople, submissions: size }, options));
};

/** Opens the databases of these sizes for `work`, and stops PostgreSQL after it. */
export const withDatabases = async (
  sizes: number[],
  work: (databases: BenchDatabase[]) => Promise<void>,
): Promise<void> => {
  const cluster = await openCluster();
  try {
    const databases: BenchDatabase[] = [];
    for (const size of sizes) databases.push(await bulkDatabase(cluster, size));
    await work(databases);
  } finally {
    await cluster.stop();
  }
};
