import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, ensureCluster } from './cluster.ts';
import { EmbeddedPostgresFailure, type FailureReason } from './failure.ts';
import { assertReachable, prepareDataDir } from './folders.ts';
import { stopLeftovers } from './leftovers.ts';
import { lockDataDir } from './lock.ts';
import { databaseUrl, loadPasswords } from './passwords.ts';
import { choosePort, rememberPort } from './port.ts';
import { type Log, launchPostmaster, type Postmaster } from './postmaster.ts';
import { type Supervisor, supervise } from './supervisor.ts';

export type EmbeddedPostgres = {
  /** The address for the application, which reads and writes rows. */
  url: string;
  /** The address for migrations. Its role owns the schema and may make databases. */
  ownerUrl: string;
} & Supervisor;

export type EmbeddedPostgresOptions = {
  /** Made when missing; holds the cluster, the passwords, the port and the lock. */
  dataDir: string;
  log: Log;
  /** Settings of PostgreSQL that win over ours, for example `{ fsync: 'off' }` in tests that lose nothing by it. */
  settings?: Record<string, string>;
};

/**
 * Starts the PostgreSQL that comes with Gable on a data folder, and keeps it running until `stop()`.
 * @throws EmbeddedPostgresFailure whose message says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const dataDir = prepareDataDir(resolve(options.dataDir));
  const folder = join(dataDir, 'postgres');
  const binaries = findBinaries(join(dataDir, 'postgres-lib'));
  const account = chooseAccount(folder);
  assertReachable(account, dataDir, 'set DATA_DIR to a folder that others may pass through');
  assertReachable(account, binaries.postgres, 'install Gable in a folder that others may pass through');

  const cluster: Cluster = { folder, account, binaries, settings: options.settings ?? {} };
  const lock = await lockDataDir(dataDir);
  process.on('exit', lock.release);
  const release = () => {
    process.off('exit', lock.release);
    lock.release();
  };
  try {
    const { port, passwords, postmaster } = await firstStart(cluster, dataDir, log);
    const relaunch = () => launchWhenFree(cluster, port, log);
    const supervisor = supervise(postmaster, { relaunch, clear: () => stopLeftovers(cluster.folder) }, log);
    supervisor.onExit(release);
    return Object.defineProperties(supervisor as EmbeddedPostgres, {
      url: { value: databaseUrl('gable_app', passwords.app, port), enumerable: true },
      ownerUrl: { value: databaseUrl('gable_owner', passwords.owner, port), enumerable: true },
    });
  } catch (error) {
    release();
    throw error;
  }
}

async function firstStart(cluster: Cluster, dataDir: string, log: Log) {
  const stopped = await stopLeftovers(cluster.folder);
  if (stopped > 0) log('warn', `Stopped the PostgreSQL that a killed Gable had left (${stopped} processes).`);
  const { passwords, fresh } = loadPasswords(dataDir);
  if ((await ensureCluster(cluster, passwords, fresh)) === 'made')
    log('info', `Made a new database in ${cluster.folder}.`);
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(dataDir);
    try {
      const postmaster = await launchWhenFree(cluster, port, log);
      rememberPort(dataDir, port);
      return { port, passwords, postmaster };
    } catch (error) {
      // Another program may take the port between our look and PostgreSQL's.
      if (!failedBy(error, 'port-in-use') || attempt === 3) throw error;
    }
  }
}

/**
 * Launches a server when an earlier one is completely gone: its shared memory exists a moment longer than its
 * processes.
 */
async function launchWhenFree(cluster: Cluster, port: number, log: Log): Promise<Postmaster> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    await stopLeftovers(cluster.folder);
    try {
      return await launchPostmaster(cluster, port, log);
    } catch (error) {
      if (!failedBy(error, 'still-held') || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

const failedBy = (error: unknown, reason: FailureReason) =>
  error instanceof EmbeddedPostgresFailure && error.reason === reason;
