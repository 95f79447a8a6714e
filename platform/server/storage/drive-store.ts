import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';
import type { Clock } from '../clock.ts';
import {
  type ByteSource,
  type FileStore,
  isFileKey,
  newFileKey,
  type StoredBytes,
  type StoredFile,
  type WriteLimits,
} from './file-store.ts';
import { checkSpool, type Spooled, spool } from './hash-and-spool.ts';
import { fileMissing, isGone, refuseWhenFull } from './storage-errors.ts';
import type { VirusScan } from './virus-scan.ts';

/** The differences between a disk and a service: how bytes are written, opened and listed. */
export type Backend = {
  driver: DriverContract;
  /** Local folder where bytes arrive and are inspected. */
  spoolFolder: string;
  place(spooled: Spooled, key: string, contentType: string): Promise<void>;
  open(key: string): Promise<Readable>;
  /** Every file, also those that Gable did not store. */
  list(): AsyncIterable<StoredFile>;
  /** Throws when the disk or the service can't be used. */
  check(): Promise<void>;
  /** Turns errors of the backend into refusals, where a person can do something about them. */
  explain(error: unknown): unknown;
};

async function* withOurKeys(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile> {
  for await (const file of files) {
    if (isFileKey(file.key)) yield file;
  }
}

const raise = (explain: (error: unknown) => unknown) => (error: unknown) => {
  throw explain(error);
};

/** The clock dates a file's key; the scan, where one is configured, may refuse the file. */
type Checks = { clock: Clock; scan?: VirusScan | undefined };

const write = async (
  backend: Backend,
  checks: Checks,
  source: ByteSource,
  limits: WriteLimits,
): Promise<StoredBytes> => {
  const spooled = await spool(source, backend.spoolFolder, limits.maxBytes).catch(raise(refuseWhenFull));
  try {
    const contentType = (await limits.inspect?.(spooled.path)) ?? 'application/octet-stream';
    await checks.scan?.(spooled.path);
    const key = newFileKey(checks.clock.now());
    await backend.place(spooled, key, contentType).catch(raise(backend.explain));
    return { key, sha256: spooled.sha256, size: spooled.size, contentType };
  } finally {
    await rm(spooled.path, { force: true });
  }
};

/** The store over one backend: limits, inspection, keys and refusals are the same for a disk and a service. */
export const storeOver = (backend: Backend, checks: Checks): FileStore => {
  const explained = raise(backend.explain);
  return {
    write: (source, limits) => write(backend, checks, source, limits),
    read: async (key) => {
      if (!isFileKey(key)) throw fileMissing();
      return backend.open(key).catch(raise((error) => (isGone(error) ? fileMissing() : backend.explain(error))));
    },
    exists: async (key) => isFileKey(key) && backend.driver.exists(key).catch(explained),
    remove: async (key) => (isFileKey(key) ? backend.driver.delete(key).catch(explained) : undefined),
    list: () => withOurKeys(backend.list()),
    check: async () => {
      await checkSpool(backend.spoolFolder).catch(raise(refuseWhenFull));
      await backend.check().catch(explained);
    },
  };
};
