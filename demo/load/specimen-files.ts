import { createHash } from 'node:crypto';
import { link, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Services } from '#platform/server/context.ts';
import type { FileStore, StoredBytes } from '#platform/server/storage/file-store.ts';
import { newFileKey } from '#platform/server/storage/file-store.ts';

/**
 * A file store for the load of the demo. The same few papers are stored thousands of times, so each is written,
 * inspected and synced once, and hard-linked under a new key after that. In an S3 bucket each is written every time.
 */
export const specimenFiles = ({ files, config, clock }: Pick<Services, 'files' | 'config' | 'clock'>): FileStore => {
  const writtenByHash = new Map<string, Promise<StoredBytes>>();
  const root = config.s3 ? undefined : join(resolve(config.dataDir), 'files');
  return {
    ...files,
    write: async (source, limits) => {
      const bytes = await buffer(source);
      if (!root) return files.write(Readable.from([bytes]), limits);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const first = writtenByHash.get(sha256);
      if (!first) {
        const written = files.write(Readable.from([bytes]), limits);
        writtenByHash.set(sha256, written);
        return written;
      }
      const stored = await first;
      const key = newFileKey(clock.now());
      await mkdir(dirname(join(root, key)), { recursive: true, mode: 0o700 });
      await link(join(root, stored.key), join(root, key));
      return { ...stored, key };
    },
  };
};
