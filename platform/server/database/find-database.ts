import type { Config } from '../config.ts';
import { embeddedLog, type Log } from '../log.ts';
import { connectEmbedded, requireEmbedded } from './embedded/connect.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

/** `mayMigrate`: whoever asked brings the tables to this release; else they must be of it already. */
export type FoundDatabase = { url: string; ownerUrl: string; mayMigrate: boolean; stop(): Promise<void> };

/**
 * Who asks for a database: the server (`migrate` as well) and whoever fills an empty one make it where there is none; a command makes
 * none, and works `beside` a running server or `alone`.
 */
export type Visitor = 'server' | 'filler' | 'beside' | 'alone';

/**
 * Starts the embedded database, or names the operator's, whose tables only a server changes. `beside`: of a running server it uses
 * the one that is there.
 */
export const findDatabase = async (config: Config, log: Log, as: Visitor = 'server'): Promise<FoundDatabase> => {
  if (config.databaseUrl)
    return {
      url: config.databaseUrl,
      ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
      mayMigrate: as === 'server',
      stop: async () => undefined,
    };
  if (as === 'beside') {
    const { leave, isBeside, ...connection } = await connectEmbedded(config, embeddedLog(log));
    return { ...connection, mayMigrate: !isBeside, stop: leave };
  }
  if (as === 'alone') requireEmbedded(config);
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: embeddedLog(log),
  });
  return { url: embedded.url, ownerUrl: embedded.ownerUrl, mayMigrate: true, stop: () => embedded.stop() };
};
