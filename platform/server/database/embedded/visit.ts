import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresFailure } from './failure.ts';
import { databaseUrl, loadPasswords } from './passwords.ts';
import type { Log } from './postmaster.ts';
import { startEmbeddedPostgres } from './start.ts';

/** A way in for a command beside the server: `leave` ends what was started for it. */
export type Visit = { ownerUrl: string; leave(): Promise<void> };

/** The database of a data folder: through the Gable that runs on it, else started for as long as the visit takes. */
export async function visitEmbedded(dataDir: string, log: Log): Promise<Visit> {
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'postgres/PG_VERSION')))
    throw new EmbeddedPostgresFailure(
      'failed',
      `There is no database in ${folder}. Set DATA_DIR to the folder that has one.`,
    );
  try {
    const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    return { ownerUrl, leave: stop };
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresFailure) || error.reason !== 'already-running') throw error;
    return { ownerUrl: runningOwnerUrl(folder), leave: async () => undefined };
  }
}

/** The address of the database that runs on a data folder, for the role that owns the tables. */
export function runningOwnerUrl(dataDir: string): string {
  const port = Number(readFileSync(join(dataDir, 'postgres-port'), 'utf8'));
  return databaseUrl('gable_owner', loadPasswords(dataDir).passwords.owner, port);
}
