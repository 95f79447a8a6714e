import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';
import type { Clock } from '../clock.ts';
import { isFileKey, newFileKey } from './file-key.ts';
import type { ByteSource, FileStore, StoredBytes, StoredFile, WriteLimits } from './file-store.ts';
import { checkSpool, type Spooled, spool } from './spool.ts';
import { fileMissing, isGone, refuseWhenFull } from './storage-errors.ts';
import type { VirusScan } from './virus-scan.ts';

/** What differs between a disk and a service: how finished bytes get their key, how a key is opened, what there is. */
export type Shelf = {
  driver: DriverContract;
  /** Local folder where bytes arrive and are inspected. */
  spoolFolder: string;
  place(spooled: Spooled, key: string, contentType: string): Promise<void>;
  open(key: string): Promise<Readable>;
  /** All that is there, what isn't ours too. */
  list(): AsyncIterable<StoredFile>;
  /** Throws when what lies behind the spool isn't well. */
  check(): Promise<void>;
  /** Turns the shelf's own errors into refusals, where a person can do something about them. */
  explain(error: unknown): unknown;
};

async function* onlyOurs(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile> {
  for await (const file of files) {
    if (isFileKey(file.key)) yield file;
  }
}

const raise = (explain: (error: unknown) => unknown) => (error: unknown) => {
  throw explain(error);
};

/** What every file goes through: the clock dates its key, the scan, where there is one, may refuse it. */
type Gate = { clock: Clock; scan?: VirusScan | undefined };

const write = async (shelf: Shelf, gate: Gate, source: ByteSource, limits: WriteLimits): Promise<StoredBytes> => {
  const spooled = await spool(source, shelf.spoolFolder, limits.maxBytes).catch(raise(refuseWhenFull));
  try {
    const contentType = (await limits.inspect?.(spooled.path)) ?? 'application/octet-stream';
    await gate.scan?.(spooled.path);
    const key = newFileKey(gate.clock.now());
    await shelf.place(spooled, key, contentType).catch(raise(shelf.explain));
    return { key, sha256: spooled.sha256, size: spooled.size, contentType };
  } finally {
    await rm(spooled.path, { force: true });
  }
};

/** The store over one shelf: limits, inspection, keys and refusals are the same for a disk and a service. */
export const storeOver = (shelf: Shelf, gate: Gate): FileStore => {
  const explained = raise(shelf.explain);
  return {
    write: (source, limits) => write(shelf, gate, source, limits),
    read: async (key) => {
      if (!isFileKey(key)) throw fileMissing();
      return shelf.open(key).catch(raise((error) => (isGone(error) ? fileMissing() : shelf.explain(error))));
    },
    exists: async (key) => isFileKey(key) && shelf.driver.exists(key).catch(explained),
    remove: async (key) => (isFileKey(key) ? shelf.driver.delete(key).catch(explained) : undefined),
    list: () => onlyOurs(shelf.list()),
    check: async () => {
      await checkSpool(shelf.spoolFolder).catch(raise(refuseWhenFull));
      await shelf.check().catch(explained);
    },
  };
};
