import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ProvidedContext } from 'vitest';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { freePort, launchGable, makeDataDir } from './gable-process.ts';
import { poolOf } from './pool-of.ts';

type OfRun = Pick<ProvidedContext, 'ownerUrl' | 'runFolder'>;

/** The folder of the demo agency of this run: the first caller loads it, the others wait for it. */
export const loadDemo = async ({ ownerUrl, runFolder }: OfRun): Promise<string> => {
  const loaded = join(runFolder, 'demo');
  const lock = new pg.Client({ connectionString: Object.assign(new URL(ownerUrl), { pathname: '/postgres' }).href });
  await lock.connect();
  await lock.query('SELECT pg_advisory_lock(43)');
  try {
    if (!existsSync(loaded)) await load(loaded);
  } finally {
    await lock.end();
  }
  return loaded;
};

/** A data folder of one's own with the small demo agency, as its first start leaves it: loaded once a run, then copied. */
export const copyDemo = async (run: OfRun) => {
  const loaded = await loadDemo(run);
  const dataDir = makeDataDir();
  // Keeps the owner of the cluster and the links between equal files.
  execFileSync('cp', ['-a', `${loaded}/.`, dataDir]);
  return dataDir;
};

const uploadForms = async (dataDir: string): Promise<void> => {
  const pool = poolOf(runningUrls(dataDir).ownerUrl);
  await pool.query(`UPDATE setting SET value = '{"from": null}' WHERE key = 'dueDiligenceForms'`);
  await pool.end();
};

const load = async (loaded: string): Promise<void> => {
  const draft = `${loaded}.draft`;
  rmSync(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o711 });
  const gable = launchGable({ dataDir: draft, port: await freePort(), env: { LOG_LEVEL: 'warn' } });
  try {
    await gable.untilReady(170_000);
    // Tests report transactions as an agency does that uploads signed forms; those of due diligence ask for forms themselves.
    await uploadForms(draft);
  } finally {
    await gable.stop();
  }
  // Copies run at the same time, so each takes a port of its own.
  rmSync(join(draft, 'postgres-port'));
  renameSync(draft, loaded);
};
