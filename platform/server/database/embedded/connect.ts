import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
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

/** A data folder, and whether it was named or is the default. */
export type Where = { dataDir: string; isDataDirSet?: boolean };

/** A command never makes a database: one that was asked for in the wrong place would be empty, and the command a success. */
export const requireEmbedded = ({ dataDir, isDataDirSet = true }: Where): void => {
  if (hasEmbedded(dataDir)) return;
  throw new OperatorError(
    `There is no database in ${resolve(dataDir)}${isDataDirSet ? '' : ' (DATA_DIR is not set)'}. Set DATA_DIR or DATABASE_URL as the ` +
      'server has them, or run the command by bin/gable, which reads the file of its environment.',
  );
};

/** Connects to the database of a data folder. If no Gable runs on it, PostgreSQL is started until `leave` is called. */
export async function connectEmbedded(where: Where, log: Log): Promise<Visit> {
  requireEmbedded(where);
  const folder = resolve(where.dataDir);
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
