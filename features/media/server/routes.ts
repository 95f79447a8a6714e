import { implement } from '#platform/server/http/implement.ts';
import { media } from '../contract/index.ts';
import { type FileOwner, readFile } from './read-file.ts';

/** `owners` are all features that attach files. */
export const mediaRoutes = (owners: FileOwner[]) =>
  implement('media', media, {
    download: (at, { params }) => readFile(at, owners, params.fileId),
  });
