import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresFailure } from './failure.ts';
import { databaseUrl, loadPasswords } from './passwords.ts';
import type { Log } from './postmaster.ts';
import { startEmbeddedPostgres } from './start.ts';

/**
 * A connection for a command. `isBeside`: a server runs on the data folder. `leave` stops the PostgreSQL that was started
 * for the command, if any.
 */
export type Visit = { url: string; ownerUrl: string; isBeside: boolean; leave(): Promise<void> };

/** Whether a data folder holds a database. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(resolve(dataDir), 'postgres/PG_VERSION'));

/** Connects to the database of a data folder. If no Gable runs on it, PostgreSQL is started until `leave` is called. */
export async function connectEmbedded(dataDir: string, log: Log): Promise<Visit> {
  const folder = resolve(dataDir);
  if (!hasEmbedded(folder))
    throw new EmbeddedPostgresFailure(
      'failed',
      `There is no database in ${folder}. Set DATA_DIR to the folder that has one.`,
    );
  try {
    const { url, ownerUrl, stop } = await startEmbeddedPostgres({ dataDir: folder, log });
    return { url, ownerUrl, isBeside: false, leave: stop };
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresFailure) || error.reason !== 'already-running') throw error;
    return { ...runningUrls(folder), isBeside: true, leave: async () => undefined };
  }
}

/** The addresses of the database that runs on a data folder: for the app, and for the role that owns the tables. */
export function runningUrls(dataDir: string): { url: string; ownerUrl: string } {
  const port = Number(readFileSync(join(dataDir, 'postgres-port'), 'utf8'));
  const { app, owner } = loadPasswords(dataDir).passwords;
  return { url: databaseUrl('gable_app', app, port), ownerUrl: databaseUrl('gable_owner', owner, port) };
}
