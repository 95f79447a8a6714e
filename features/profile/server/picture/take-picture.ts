import type { Readable } from 'node:stream';
import { setPicture } from '#features/people/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { pictureQueue } from '#platform/server/pictures/picture-queue.ts';
import type { AskedSquare } from '../../contract.ts';
import { largestPicture } from '../../rules.ts';

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

/** Stores an uploaded picture as the actor's. */
export const takePicture = async (at: Reading, source: Readable, asked: AskedSquare) => {
  const given = await readWhole(source);
  // The first picture loads what decodes it: the server starts without.
  const { makePicture } = await import('./make-picture.ts');
  const bytes = await pictureQueue(at.actor.userId, () => makePicture(given, asked));
  return { picture: await transact(at, (within) => setPicture(within, bytes)) };
};
