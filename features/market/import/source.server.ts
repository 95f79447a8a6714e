import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#platform/server/operator-error.ts';

/** A file of records: its name, and its text, unpacked. */
export type Source = { name: string; content: Readable };

/** More than this is no file of ours, however small it was packed: 2 GB. */
const mostBytes = 2_147_483_648;

/** A file on the disk, unpacked if its name ends in `.gz`. */
export const fileSource = (path: string): Source => sourceOf(basename(path), createReadStream(path));

/** A named content, unpacked if the name ends in `.gz`. */
export const sourceOf = (name: string, content: Readable): Source => ({
  name,
  content: name.toLowerCase().endsWith('.gz') ? unpacked(name, content) : content,
});

/** Unpacks a stream. It fails if the content is larger than any file of ours. */
const unpacked = (name: string, packed: Readable): Readable => {
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      if (bytes > mostBytes) done(new OperatorError(`${name} holds more than 2 GB, and was not read.`));
      else done(null, piece);
    },
  });
  return pipeline(packed, createGunzip(), counted, () => undefined);
};
