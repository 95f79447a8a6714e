import { setPicture } from '#features/people/index.server.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import { pictureQueue } from '#platform/server/pictures/picture-queue.ts';
import type { AskedSquare } from '../../contract.ts';
import { largestPicture } from '../../rules.ts';

/** Stores an uploaded picture as the actor's. */
export const takePicture = async (at: Reading, file: IncomingFile, asked: AskedSquare) => {
  const given = await readWhole(file, largestPicture, 'A picture can have 5 MB at most. Choose a smaller one.');
  // The first picture loads what decodes it: the server starts without.
  const { makePicture } = await import('./make-picture.ts');
  const bytes = await pictureQueue(at.actor.userId, () => makePicture(given, asked));
  return { picture: await transact(at, (within) => setPicture(within, bytes)) };
};
