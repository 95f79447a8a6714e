import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Backend } from './drive-store.ts';
import type { StoredFile } from './file-store.ts';
import { prepareSpool } from './hash-and-spool.ts';
import { isGone, refuseWhenFull } from './storage-errors.ts';
import { syncFolder } from './sync-folder.ts';

/** Syncs the folders of the month and the year and the root, since each may have a new name in it. */
const syncFolders = async (root: string, folder: string) => {
  for (let at = folder; at.length >= root.length; at = dirname(at)) await syncFolder(at);
};

/** A file that was removed while the list was made isn't in it. */
const unlessGone = (error: Error): undefined => {
  if (!isGone(error.cause)) throw error;
};

/** Folder by folder (year, month), so that a listing holds a month in memory and not the whole store. */
async function* walk(driver: FSDriver, folder: string): AsyncGenerator<StoredFile> {
  const { objects } = await driver.listAll(folder);
  for (const entry of objects) {
    if (entry.isDirectory) {
      if (/^\d{4}(\/\d{2})?$/.test(entry.prefix)) yield* walk(driver, entry.prefix);
      continue;
    }
    const facts = await entry.getMetaData().catch(unlessGone);
    if (facts) yield { key: entry.key, size: facts.contentLength, modifiedAt: facts.lastModified.toISOString() };
  }
}

/** A folder on this machine. Bytes are written to `.incoming` on the same volume first, so that one rename gives them their key. */
export const openLocalBackend = async (root: string): Promise<Backend> => {
  const spoolFolder = join(root, '.incoming');
  await prepareSpool(spoolFolder);
  const driver = new FSDriver({ location: root, visibility: 'private' });
  return {
    driver,
    spoolFolder,
    place: async (spooled, key) => {
      const path = join(root, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(spooled.path, path);
      try {
        await syncFolders(root, dirname(path));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    open: async (key) => {
      const stream = await driver.getStream(key);
      await once(stream, 'ready');
      return stream;
    },
    list: () => walk(driver, ''),
    check: () => syncFolder(root),
    explain: refuseWhenFull,
  };
};
