import { type Config, ConfigError, readConfig } from '#platform/server/config.ts';
import { type FoundDatabase, findDatabase } from '#platform/server/database/find-database.ts';
import { knownVariables } from '#platform/server/describe-config.ts';
import { type Log, openLog } from '#platform/server/log.ts';
import { nearMisses } from '#platform/server/near-misses.ts';
import { probePort } from './probe-port.ts';
import { explain } from './words-at-start.ts';

export type Begun = { config: Config; log: Log; database: Promise<FoundDatabase> };

/** What comes before most of the product is loaded: the configuration is read, and the database starts if the port is free. */
export const begin = async (): Promise<Begun> => {
  const config = readConfig(process.env);
  await probePort(config).catch((error: unknown) => {
    console.error(explain(error, config));
    process.exit(1);
  });
  const log = openLog(config.logLevel);
  const unknown = nearMisses(Object.keys(process.env), knownVariables());
  if (unknown.length > 0) log.warn({ variables: unknown }, 'Variables that look like Gable’s and are none');
  const database = findDatabase(config, log);
  // Why it can't be used is said by whoever waits for it, once the rest is loaded.
  database.catch(() => undefined);
  return { config, log, database };
};

/** Says why Gable can't start, and ends the process. */
export const giveUp = (error: unknown): never => {
  console.error(explain(error));
  if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
};
