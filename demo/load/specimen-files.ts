import { createHash } from 'node:crypto';
import { link, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Services } from '#platform/server/context.ts';
import { newFileKey } from '#platform/server/storage/file-key.ts';
import type { FileStore, StoredBytes } from '#platform/server/storage/file-store.ts';

/**
 * The store as the load of the demo uses it: a few papers come thousands of times, so each is written, inspected and
 * synced once, and is one file under many names after that. In a bucket each is a file of its own.
 */
export const specimenFiles = ({ files, config, clock }: Pick<Services, 'files' | 'config' | 'clock'>): FileStore => {
  const known = new Map<string, Promise<StoredBytes>>();
  const root = config.s3 ? undefined : join(resolve(config.dataDir), 'files');
  return {
    ...files,
    write: async (source, limits) => {
      const bytes = await buffer(source);
      if (!root) return files.write(Readable.from([bytes]), limits);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const first = known.get(sha256);
      if (!first) {
        const written = files.write(Readable.from([bytes]), limits);
        known.set(sha256, written);
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
