import { type NotRead, readRows } from '#platform/server/table-file/read-rows.ts';
import { type PostalLine, postalFiles } from '../rules/postal-file.ts';

/** Reads the addresses or postal codes of an open-data file. Its columns show which file it is. */
export const readPostalFile = (path: string, notRead?: NotRead): AsyncGenerator<PostalLine> =>
  readRows(path, postalFiles, notRead);
