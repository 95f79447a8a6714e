import type { FileStore, StoredFile } from './file-store.ts';

export type SweepOptions = {
  now: Temporal.Instant;
  /** Younger files are left alone: their row may not be committed yet. */
  olderThanHours: number;
  /** Which of these keys (up to 500 at a time) are in a row. Must throw when it can't find out: a missing key is removed. */
  knownAmong(keys: string[]): Promise<ReadonlySet<string>>;
};

const batchSize = 500;

async function* batches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* onlyBefore(files: AsyncIterable<StoredFile>, limit: Temporal.Instant): AsyncGenerator<StoredFile> {
  for await (const file of files) {
    if (Temporal.Instant.compare(Temporal.Instant.from(file.modifiedAt), limit) < 0) yield file;
  }
}

/** The files that are old enough to have a row and have none. Removes nothing. */
export async function* findOrphans(
  files: AsyncIterable<StoredFile>,
  options: SweepOptions,
): AsyncGenerator<StoredFile> {
  const limit = options.now.subtract({ hours: options.olderThanHours });
  for await (const batch of batches(onlyBefore(files, limit))) {
    const owned = await options.knownAmong(batch.map((file) => file.key));
    yield* batch.filter((file) => !owned.has(file.key));
  }
}

/** Removes the orphans of a store. Answers how many there were, and their bytes. */
export const sweepOrphans = async (
  store: FileStore,
  options: SweepOptions,
): Promise<{ removed: number; bytes: number }> => {
  const swept = { removed: 0, bytes: 0 };
  for await (const orphan of findOrphans(store.list(), options)) {
    await store.remove(orphan.key);
    swept.removed += 1;
    swept.bytes += orphan.size;
  }
  return swept;
};
