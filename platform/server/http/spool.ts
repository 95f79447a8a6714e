import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { largestFile } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { IncomingFile } from './files.ts';

/** Limits of files that arrive or wait at a time: of everybody, and of one person, who gets `busy` beyond. */
type Most = { all: number; each: number; busy: { all: string; each: string } };

/** A file that is there, whole, on the disk of this server: in memory, or as it would have come. */
export type SpooledFile = { read(): Promise<Buffer>; again(): IncomingFile };

const rate = (words: string) => new Refusal('file.rate', words, { retryAfter: 5 });

/**
 * Has files of people without an account wait on the disk while they come: nothing that others wait for (a turn, a connection, a lock, the store) is
 * taken by a file that is not there yet. Each call that takes such files has one, so that a flood at one stops no other. It answers a function whose
 * `use` gets the file, which is gone afterwards; the rest of a refused one is read and dropped, or the next call on its connection would wait for ever.
 * @throws 429 where too many come, 413 above 25 MB
 */
export const spoolFor = ({ all, each, busy }: Most) => {
  const coming = new Map<string, number>();
  return async <T>(who: string, file: IncomingFile, use: (spooled: SpooledFile) => Promise<T>): Promise<T> => {
    const own = coming.get(who) ?? 0;
    const total = [...coming.values()].reduce((sum, count) => sum + count, 0);
    if (own >= each || total >= all) {
      file.source.resume();
      throw rate(own >= each ? busy.each : busy.all);
    }
    coming.set(who, own + 1);
    const folder = await mkdtemp(join(tmpdir(), 'gable-upload-'));
    const opened: Readable[] = [];
    try {
      const path = join(folder, 'given');
      await pipeline(file.source, upTo(largestFile), createWriteStream(path, { mode: 0o600 }));
      return await use({
        read: () => readFile(path),
        again: () => {
          const source = createReadStream(path).on('error', () => undefined);
          opened.push(source);
          return { fileName: file.fileName, source };
        },
      });
    } finally {
      const remaining = (coming.get(who) ?? 1) - 1;
      if (remaining > 0) coming.set(who, remaining);
      else coming.delete(who);
      // One that nobody read to its end would stay open.
      for (const source of opened) source.destroy();
      await rm(folder, { recursive: true });
    }
  };
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
