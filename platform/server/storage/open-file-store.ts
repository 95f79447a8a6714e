import { join, resolve } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import { storeOver } from './drive-store.ts';
import type { FileStore } from './file-store.ts';
import { openLocalShelf } from './local-shelf.ts';
import { openS3Shelf, type S3Settings } from './s3-shelf.ts';
import { scanBy } from './virus-scan.ts';

/** `dataDir` is used with a bucket too: files wait there until they were inspected and sent. */
export type FileStoreConfig = { dataDir: string; s3?: S3Settings | undefined; clamdUrl?: string | undefined };

/** The store that the configuration names: the bucket when there is one, else DATA_DIR/files. */
export const openFileStore = async (config: FileStoreConfig, clock: Clock = systemClock): Promise<FileStore> => {
  const dataDir = resolve(config.dataDir);
  const shelf = config.s3
    ? await openS3Shelf(config.s3, join(dataDir, 'incoming'))
    : await openLocalShelf(join(dataDir, 'files'));
  return storeOver(shelf, { clock, scan: config.clamdUrl ? scanBy(config.clamdUrl) : undefined });
};
