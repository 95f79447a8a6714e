import { inArray } from 'drizzle-orm';
import type { Services } from '#platform/server/context.ts';
import { locks, unlessLocked } from '#platform/server/database/locks.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { sweepOrphans } from '#platform/server/storage/sweep-orphans.ts';
import { storedFile } from './tables.ts';
import { expireUploads, uploadsFolder } from './uploads/waiting-uploads.ts';

type Needs = Pick<Services, 'database' | 'files' | 'clock' | 'log' | 'config'>;

/** Once an hour the bytes go whose row was taken away, or that never got one because their upload died half-way. */
export const mediaJobs = (services: Needs): Job[] => [
  { name: 'media.sweep-orphans', everyCron: '41 * * * *', run: () => sweepUnlessCopied(services) },
  { name: 'media.expire-uploads', everyCron: '11 * * * *', run: () => expire(services) },
];

const expire = async ({ config, clock, log }: Needs) => {
  const removed = await expireUploads(uploadsFolder(config), clock.now().epochMilliseconds);
  if (removed > 0) log.info({ removed }, 'Unfinished uploads removed');
};

/** A backup that is copying the files must find those whose rows it has; what is left here goes an hour later. */
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
  // From its bytes to its row an upload takes seconds; two hours leave room for a clock that is wrong.
  const swept = await sweepOrphans(files, { now: clock.now(), olderThanHours: 2, knownAmong });
  if (swept.removed > 0) log.info(swept, 'Files without a row removed');
};

/** So many orphans and not one file that is known are no litter: most likely the database is not this store's. */
const suspicious = 50;
