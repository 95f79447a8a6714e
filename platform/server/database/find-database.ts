import type { Config } from '../config.ts';
import { embeddedLog, type Log } from '../log.ts';
import { connectEmbedded, hasEmbedded } from './embedded/connect.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export type FoundDatabase = { url: string; ownerUrl: string; isBeside: boolean; stop(): Promise<void> };

/**
 * Starts the embedded database, or names the operator's. `beside`: of a running server it uses the one that is there.
 */
export const findDatabase = async (config: Config, log: Log, beside = false): Promise<FoundDatabase> => {
  if (config.databaseUrl)
    return {
      url: config.databaseUrl,
      ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
      isBeside: false,
      stop: async () => undefined,
    };
  if (beside && hasEmbedded(config.dataDir)) {
    const { leave, ...connection } = await connectEmbedded(config.dataDir, embeddedLog(log));
    return { ...connection, stop: leave };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: embeddedLog(log),
  });
  return { url: embedded.url, ownerUrl: embedded.ownerUrl, isBeside: false, stop: () => embedded.stop() };
};
