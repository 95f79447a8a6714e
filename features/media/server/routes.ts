import { implement } from '#platform/server/http/implement.ts';
import { media } from '../contract/index.ts';
import { type FileMaker, type FileOwner, readFile } from './read-file.ts';

/** `owners` are all features that attach files, `makers` those whose files are made when they are opened. */
export const mediaRoutes = (owners: FileOwner[], makers: FileMaker[]) =>
  implement('media', media, {
    download: (at, { params }) => readFile(at, owners, params.fileId, makers),
  });
