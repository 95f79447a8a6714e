import type pg from 'pg';
import { openAuditKey } from './audit/key.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { bringUp, explainRights } from './database/bring-up.ts';
import { openChannels } from './database/channels.ts';
import { openDatabase } from './database/database.ts';
import { type FoundDatabase, findDatabase, type Visitor } from './database/find-database.ts';
import { requireCurrent } from './database/schema-state.ts';
import { type JobWorker, openJobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openSecrets } from './secrets/open-secrets.ts';
import { openFileStore } from './storage/open-file-store.ts';

export type Connected = Services & { jobs: Services['jobs'] & JobWorker; close(): Promise<void> };
/** `url`: the database as the application uses it; `ownerUrl`: as the role that owns its tables. */
export type Running = Connected & { url: string; ownerUrl: string };

/**
 * Opens the services of a process. The database comes first: the embedded one or the operator's, which a server brings to this release
 * and a command finds at it.
 */
export const openServices = async (
  config: Config,
  log: Log,
  { as = 'server', database = findDatabase(config, log, as) }: { as?: Visitor; database?: Promise<FoundDatabase> } = {},
): Promise<Running> => {
  const { url, ownerUrl, mayMigrate, stop } = await database;
  try {
    if (mayMigrate) {
      const applied = await bringUp(config, ownerUrl);
      if (applied.length > 0) log.info({ applied }, 'Database migrated');
    } else await requireCurrent(url);
    const services = await connectServices(config, log, url);
    const close = async () => {
      await services.close();
      await stop();
    };
    return { ...services, url, ownerUrl, close };
  } catch (error) {
    await stop();
    throw explainRights(error);
  }
};

/** Opens the services on a database that runs and was migrated. */
export const connectServices = async (config: Config, log: Log, url: string): Promise<Connected> => {
  const database = openDatabase(url, config.databasePool, (message, detail) => log.warn(detail, message));
  const { secrets, auditKey } = await openKeys(config, database.$client).catch(async (error: unknown) => {
    await database.$client.end();
    throw error;
  });
  const jobs = openJobs(url, log);
  const channels = openChannels(url, log);
  return {
    config,
    log,
    clock: systemClock,
    database,
    channels,
    files: await openFileStore(config),
    mailer: await openMailer(config),
    jobs,
    secrets,
    auditKey,
    close: async () => {
      await jobs.stop();
      await channels.close();
      await database.$client.end();
    },
  };
};

const openKeys = async (config: Config, client: pg.Pool) => {
  const secrets = await openSecrets(config, client);
  return { secrets, auditKey: await openAuditKey(client, secrets) };
};
