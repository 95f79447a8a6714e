import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplesAsOf } from '#demo/sample.ts';
import { openAuditKey } from '#platform/server/audit/key.ts';
import { type Clock, systemClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openChannels } from '#platform/server/database/channels.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { makeApp } from '#platform/server/http/app.ts';
import { openJobs } from '#platform/server/jobs/jobs.ts';
import { openLog } from '#platform/server/log.ts';
import { openMailer } from '#platform/server/mail/open-mailer.ts';
import type { Offer } from '#platform/server/room.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { openFileStore } from '#platform/server/storage/open-file-store.ts';
import { compose } from '../apps/compose.ts';
import { atEndOfFile } from './at-end.ts';
import { freshDatabase } from './database.ts';
import { makePeople } from './people.ts';

const inside = { requestId: 'test', address: 'internal', userAgent: 'test' };

/** `logTo` takes the lines of its log, which says nothing else. */
type Options = {
  clock?: Clock;
  env?: Record<string, string>;
  logTo?: { write(line: string): void };
  /** The encryption key, where another process opens the same database. */
  key?: Buffer;
  /** Stands in for rooms above those that are tested. */
  offers?: Offer[];
  /** Nobody answers where a session is asked for the password again. */
  unattended?: boolean;
};

/** A whole server on a database of its own, called without a port. Jobs are queued, and run when a test runs them. */
export const testApp = async ({
  clock = systemClock,
  env = {},
  logTo,
  key,
  offers = [],
  unattended = false,
}: Options = {}) => {
  samplesAsOf(clock);
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-app-'));
  const { appUrl, ownerUrl } = await freshDatabase();
  const config = readConfig({
    DATABASE_URL: appUrl,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: logTo ? 'debug' : 'silent',
    ...env,
  });
  const log = openLog(config.logLevel, logTo);
  const database = openDatabase(appUrl, 20, () => undefined);
  const secrets = makeSecrets(key ?? randomBytes(32));
  const services = {
    config,
    log,
    clock,
    database,
    channels: openChannels(appUrl, log),
    files: await openFileStore(config, clock),
    mailer: await openMailer(config),
    jobs: openJobs(appUrl, log),
    secrets,
    auditKey: await openAuditKey(database.$client, secrets),
  };
  const composed = await compose(services, [], offers);
  const app = await makeApp(composed, services, new URL('../dist/web/', import.meta.url));
  let closed: Promise<void> | undefined;
  const end = async () => {
    await app.close();
    composed.close();
    await services.jobs.stop();
    await services.channels.close();
    await database.$client.end();
    await rm(dataDir, { recursive: true, force: true });
    samplesAsOf(systemClock);
  };
  const close = () => {
    closed ??= end();
    return closed;
  };
  atEndOfFile(close);
  /** The context of the command line and of jobs: without an actor, from inside. */
  const asNobody = { ...services, actor: null, db: database, ...inside };
  return { app, services, composed, ownerUrl, close, asNobody, ...makePeople(app, asNobody, { unattended }) };
};

export type TestApp = Awaited<ReturnType<typeof testApp>>;
