import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '../../contract/refusal.ts';
import type { ByteSource } from './file-store.ts';

/** Bytes that have arrived completely and are on the disk, under a temporary name. */
export type Spooled = { path: string; sha256: string; size: number };

const suffix = '.part';
const abandonedAfter = 24 * 3_600_000;

const tooLarge = (maxBytes: number) =>
  new Refusal('file.too-large', `This file is larger than ${Math.floor((maxBytes / 1_048_576) * 10) / 10} MB.`);

const fill = async (file: FileHandle, source: ByteSource, maxBytes: number) => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of source) {
    size += piece.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    hash.update(piece);
    await file.writeFile(piece);
  }
  await file.sync();
  return { sha256: hash.digest('hex'), size };
};

/** Streams into a new file of `folder`, counting and hashing on the way. Throws what the source throws; leaves nothing then. */
export const spool = async (source: ByteSource, folder: string, maxBytes: number): Promise<Spooled> => {
  const path = join(folder, `${randomUUID()}${suffix}`);
  try {
    await using file = await open(path, 'wx', 0o600);
    return { path, ...(await fill(file, source, maxBytes)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
};

/** Makes the folder, and removes what a process that was killed left in it a day ago or more. */
export const prepareSpool = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = Date.now() - abandonedAfter;
  for (const name of await readdir(folder)) {
    if (!name.endsWith(suffix)) continue;
    const path = join(folder, name);
    const age = await stat(path).catch(() => undefined);
    if (age && age.mtimeMs < before) await rm(path, { force: true });
  }
};

/** Throws when a small file can't be written to the folder. */
export const checkSpool = async (folder: string): Promise<void> => {
  const probe = await spool(Readable.from([Buffer.alloc(4096, 1)]), folder, 4096);
  await rm(probe.path, { force: true });
};
