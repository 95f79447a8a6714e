import type { Readable } from 'node:stream';
import { setPicture } from '#features/people/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { AskedSquare } from '../../contract.ts';
import { largestPicture } from '../../rules.ts';
import { makePicture } from './make-picture.ts';

const readWhole = async (source: Readable): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    size += (piece as Buffer).length;
    if (size > largestPicture)
      throw new Refusal('file.too-large', 'A picture can have 5 MB at most. Choose a smaller one.', { field: 'file' });
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
};

/** Gives whoever acts the picture that came. */
export const takePicture = async (at: Reading, source: Readable, asked: AskedSquare) => {
  const bytes = await makePicture(await readWhole(source), asked);
  return { picture: await transact(at, (within) => setPicture(within, bytes)) };
};
