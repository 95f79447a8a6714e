import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { openDatabase } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded/start.ts';
import { migrate } from './database/migrate.ts';
import { type JobWorker, openJobs } from './jobs/jobs.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import { embeddedLog, type Log } from './log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openSecrets } from './secrets/open-secrets.ts';
import { openFileStore } from './storage/open-file-store.ts';

/** `ownerUrl`: the database as the role that owns its tables. */
export type Running = Services & { jobs: Services['jobs'] & JobWorker; ownerUrl: string; close(): Promise<void> };

/** Opens everything a process stands on, the database first: embedded and migrated, or the operator's own. */
export const openServices = async (config: Config, log: Log): Promise<Running> => {
  const { url, ownerUrl, stop } = await findDatabase(config, log);
  try {
    const applied = await migrate(ownerUrl);
    if (applied.length > 0) log.info({ applied }, 'Database migrated');
    await migrateJobs(ownerUrl);
    const database = openDatabase(url, config.databasePool, (message, detail) => log.warn(detail, message));
    const secrets = await openSecrets(config, database.$client).catch(async (error: unknown) => {
      await database.$client.end();
      throw error;
    });
    const jobs = openJobs(url, log);
    return {
      config,
      log,
      clock: systemClock,
      database,
      ownerUrl,
      files: await openFileStore(config),
      mailer: await openMailer(config),
      jobs,
      secrets,
      close: async () => {
        await jobs.stop();
        await database.$client.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const findDatabase = async (config: Config, log: Log) => {
  if (config.databaseUrl)
    return {
      url: config.databaseUrl,
      ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
      stop: async () => undefined,
    };
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: embeddedLog(log),
  });
  return { url: embedded.url, ownerUrl: embedded.ownerUrl, stop: () => embedded.stop() };
};
