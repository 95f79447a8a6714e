import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { largestFile } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';

/** Files that come in or wait for their turn at one time: of everybody, and of an address. */
const most = { all: 64, each: 4 };
const coming = new Map<string, number>();

const busy = (words: string) => new Refusal('verify.rate', words, { retryAfter: 5 });

/**
 * Has a stranger's file wait on the disk while it comes and until it is its turn: no turn is taken by a file that is not there yet. `use` reads it, and
 * it is gone afterwards. @throws 429 where too many come, 413 above 25 MB
 */
export const spooled = async <T>(
  who: string,
  { source }: IncomingFile,
  use: (read: () => Promise<Buffer>) => Promise<T>,
): Promise<T> => {
  const own = coming.get(who) ?? 0;
  if (own >= most.each) throw busy('Your last files are still being checked. Try again in a moment.');
  if ([...coming.values()].reduce((sum, each) => sum + each, 0) >= most.all)
    throw busy('Many files are being checked. Try again in a moment.');
  coming.set(who, own + 1);
  const folder = await mkdtemp(join(tmpdir(), 'gable-verify-'));
  try {
    const file = join(folder, 'given.pdf');
    await pipeline(source, upTo(largestFile), createWriteStream(file, { mode: 0o600 }));
    return await use(() => readFile(file));
  } finally {
    const left = (coming.get(who) ?? 1) - 1;
    if (left > 0) coming.set(who, left);
    else coming.delete(who);
    await rm(folder, { recursive: true });
  }
};

const upTo = (largest: number): Transform => {
  let size = 0;
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      size += chunk.length;
      if (size > largest) done();
      else done(null, chunk);
    },
    // It is read to its end even if it is too large, or the next call on this connection waits for ever.
    flush: (done) =>
      done(size > largest ? new Refusal('file.too-large', 'A file may have 25 MB at most.', { field: 'file' }) : null),
  });
};
