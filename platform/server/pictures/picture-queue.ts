import { fairQueue } from '../fair-queue.ts';

/** Where pictures are drawn anew. Decoding takes one of the four threads that files and sign-ins use too. */
export const pictureQueue = fairQueue({ each: 1, all: 2, waiting: 3 });
