import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start.ts';

/** A folder under /tmp, because PostgreSQL's account must be able to pass through every folder above it. */
const benchFolder = process.env.BENCH_DIR ?? '/tmp/gable-bench';

export type Cluster = { ownerUrl: string; url: string; stop(): Promise<void> };

/** The PostgreSQL that the benchmarks share, with the settings that the product ships: durable, `fsync` on. */
export const openCluster = async (): Promise<Cluster> => {
  if (!existsSync(benchFolder)) {
    mkdirSync(benchFolder, { recursive: true });
    chmodSync(benchFolder, 0o711);
  }
  const log = (level: string, message: string) => {
    if (level === 'error') console.error(message);
  };
  const { url, ownerUrl, stop } = await startEmbeddedPostgres({ dataDir: benchFolder, log });
  return { url, ownerUrl, stop };
};

export const inDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Connects, works, and disconnects whatever happens. */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
