import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { explainFull, OperatorError } from '../operator-error.ts';

/**
 * Fills a folder that is empty or new. When that fails, it removes what was written, so that the folder is empty for the
 * next try.
 */
export const fillFolder = async <T>(folder: string, dataDir: string, fill: () => Promise<T>): Promise<T> => {
  const isInside = !relative(resolve(dataDir), resolve(folder)).startsWith('..');
  if (isInside) throw new OperatorError(`${folder} lies in ${dataDir} itself. Choose a folder on another disk.`);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty. Choose a new folder.`);
  try {
    return await fill();
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    if (made) await rm(folder, { recursive: true, force: true });
    throw explainFull(error, folder);
  }
};
