import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Which build of the pages a server serves, by the list of its pieces; undefined where none is built. */
export const readBuild = async (folder: URL): Promise<string | undefined> => {
  const pieces = await readFile(new URL('pieces.json', folder)).catch(() => undefined);
  return pieces && createHash('sha256').update(pieces).digest('hex').slice(0, 12);
};
