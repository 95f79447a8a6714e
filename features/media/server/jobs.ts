import { inArray } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import { locks, unlessLocked } from '#platform/server/database/locks.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { sweepOrphans } from '#platform/server/storage/sweep-orphans.ts';
import { storedFile } from './tables.ts';
import { expireUploads, uploadsFolder } from './uploads/waiting-uploads.ts';

type Needs = Pick<Services, 'database' | 'files' | 'clock' | 'log' | 'config'>;

/**
 * Hourly jobs: remove stored files without a row (deleted, or from a broken upload), and uploads that were abandoned.
 */
export const mediaJobs = (services: Needs): Job[] => [
  { name: 'media.sweep-orphans', everyCron: '41 * * * *', run: () => sweepUnlessCopied(services) },
  { name: 'media.expire-uploads', everyCron: '11 * * * *', run: () => expire(services) },
];

const expire = async ({ config, clock, log }: Needs) => {
  const removed = await expireUploads(uploadsFolder(config), clock.now().epochMilliseconds);
  if (removed > 0) log.info({ removed }, 'Unfinished uploads removed');
};

/**
 * Does nothing while a backup runs, which must find the files of all rows that it copied. The next hour's job goes on.
 */
const sweepUnlessCopied = async (services: Needs) => {
  const isDone = await unlessLocked(services.database, locks.files, () => sweep(services));
  if (!isDone) services.log.info({}, 'The sweep of files waits for a backup');
};

const sweep = async ({ database, files, clock, log }: Needs) => {
  const knownAmong = async (keys: string[]) => {
    const rows = await database
      .select({ key: storedFile.storageKey })
      .from(storedFile)
      .where(inArray(storedFile.storageKey, keys));
    if (rows.length === 0 && keys.length >= suspicious)
      throw new Error(`None of ${keys.length} stored files has a row. Does this store belong to another database?`);
    return new Set(rows.map(({ key }) => key));
  };
  // An upload gets its row within seconds. Two hours leave room for a wrong clock.
  const swept = await sweepOrphans(files, { now: clock.now(), olderThanHours: 2, knownAmong });
  if (swept.removed > 0) log.info(swept, 'Files without a row removed');
};

/** If so many files have no row and not one has, the store most likely belongs to another database: the sweep stops. */
const suspicious = 50;
