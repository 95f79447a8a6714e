import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { type Cluster, inDatabase, withClient } from '../bulk/cluster.ts';
import { cpuOf } from '../harness/cpu.ts';
import { encryptionKey } from '../harness/processes.ts';

const folder = '../shared/data/market';

/** The real files, and the command that takes each. */
const files = [
  ['hdb', 'hdb_resale_1990-01_to_2026-08_all.csv.gz'],
  ['caveat', 'ura_pmi_resi_transactions_2021-07_to_2026-08.csv.gz'],
  ['rental', 'ura_pmi_resi_rental_2023q1.csv.gz'],
  ['rental', 'ura_pmi_resi_rental_2023q3.csv.gz'],
  ['rental', 'hdb_rental_approvals_2024-03_to_2025-02.csv.gz'],
] as const;

export type Loaded = { file: string; seconds: number; cpuSeconds: number; megabytes: number; said: string };
export type MarketDatabase = { url: string; ownerUrl: string; loaded: Loaded[] };

/** The most memory that a process ever held, in MB. NaN where there is no /proc, or it has ended. */
const peakOf = (pid: number): number => {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

/** Imports a file as an operator does, by the command line. */
const importFile = async (
  { url, ownerUrl }: { url: string; ownerUrl: string },
  [command, file]: (typeof files)[number],
): Promise<Loaded> => {
  const dataDir = mkdtempSync('/tmp/gable-bench-data-');
  const began = performance.now();
  const child = spawn(process.execPath, ['apps/cli.ts', 'import', command, `${folder}/${file}`], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: dataDir,
      ENCRYPTION_KEY: encryptionKey,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece) => {
    said += String(piece);
  });
  const ended = once(child, 'exit');
  let [megabytes, cpu] = [0, 0];
  while (child.exitCode === null) {
    megabytes = peakOf(child.pid ?? 0) || megabytes;
    cpu = cpuOf(child.pid ?? 0) || cpu;
    await Promise.race([ended, wait(100)]);
  }
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
  if (child.exitCode !== 0) throw new Error(`${file}: ${said}`);
  return {
    file,
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: cpu / 1000,
    megabytes,
    said: said.trim().split(': ').slice(1).join(': '),
  };
};

/** A database with the real files: the one of an earlier run, unless its migrations have changed since; undefined where they are absent. */
export const marketDatabase = async (cluster: Cluster): Promise<MarketDatabase | undefined> => {
  if (!files.every(([, file]) => existsSync(`${folder}/${file}`))) return undefined;
  const name = 'bench_market';
  const urls = { url: inDatabase(cluster.url, name), ownerUrl: inDatabase(cluster.ownerUrl, name) };
  const admin = inDatabase(cluster.ownerUrl, 'postgres');
  const isThere = await withClient(admin, async (client) => {
    const { rows } = await client.query(
      `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = $1`,
      [name],
    );
    return rows[0]?.mark === 'loaded';
  });
  if (isThere)
    try {
      await migrate(urls.ownerUrl);
      await migrateJobs(urls.ownerUrl);
      return { ...urls, loaded: [] };
    } catch (error) {
      console.error(`The database is made anew: ${(error as Error).message}`);
    }
  await withClient(admin, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE gable`);
  });
  await migrate(urls.ownerUrl);
  await migrateJobs(urls.ownerUrl);
  const loaded: Loaded[] = [];
  for (const file of files) loaded.push(await importFile(urls, file));
  await withClient(urls.ownerUrl, (client) => client.query('VACUUM ANALYZE market_row, market_place'));
  await withClient(admin, (client) => client.query(`COMMENT ON DATABASE ${name} IS 'loaded'`));
  return { ...urls, loaded };
};
