import { join, resolve } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import { storeOver } from './drive-store.ts';
import type { FileStore } from './file-store.ts';
import { openLocalBackend } from './local-backend.ts';
import type { S3Settings } from './s3-backend.ts';
import { scanBy } from './virus-scan.ts';

/** `dataDir` is used with a bucket too: files are kept there until they are checked and sent. */
export type FileStoreConfig = { dataDir: string; s3?: S3Settings | undefined; clamdUrl?: string | undefined };

/** The store that the configuration names: the bucket when there is one, else DATA_DIR/files. */
export const openFileStore = async (config: FileStoreConfig, clock: Clock = systemClock): Promise<FileStore> => {
  const dataDir = resolve(config.dataDir);
  const backend = config.s3
    ? await openBucket(config.s3, join(dataDir, 'incoming'))
    : await openLocalBackend(join(dataDir, 'files'));
  return storeOver(backend, { clock, scan: config.clamdUrl ? scanBy(config.clamdUrl) : undefined });
};

/** Its client is large, and loaded by whoever has a bucket alone. */
const openBucket = async (s3: S3Settings, spool: string) => {
  const { openS3Backend } = await import('./s3-backend.ts');
  return openS3Backend(s3, spool);
};
