import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../database/embedded/folders.ts';
import { lockDataDir } from '../database/embedded/lock.ts';
import { explainFull, OperatorError } from '../operator-error.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import { copyFile } from './copy-file.ts';
import { eachOf } from './copy-tree.ts';
import { type BackupFacts, damaged, type Manifest, readManifest } from './manifest.ts';

/** Everything is copied here until it is known to be complete. What a killed restore left here is removed. */
const draft = 'restoring';
/** The operator may have put the key there already; a killed restore leaves its lock. */
const allowedNames = ['encryption.key', 'gable.lock', draft];

/** Puts a backup into an empty DATA_DIR: either all of it, with the hash of each file checked, or nothing. */
export const restore = async (config: Config, folder: string): Promise<Manifest<BackupFacts>> => {
  if (config.databaseUrl)
    throw new OperatorError('DATABASE_URL is set: restore that PostgreSQL with its own tools, or unset it.');
  const manifest = await readManifest<BackupFacts>(folder, 'backup');
  const dataDir = prepareDataDir(resolve(config.dataDir));
  const inTheWay = (await readdir(dataDir)).filter((name) => !allowedNames.includes(name));
  if (inTheWay.length > 0)
    throw new OperatorError(
      `${dataDir} is not empty (${inTheWay.slice(0, 3).join(', ')}…). Nothing was changed. ` +
        'Move what is there aside, or set DATA_DIR to a new folder.',
    );
  const lock = await lockDataDir(dataDir);
  try {
    await rm(join(dataDir, draft), { recursive: true, force: true });
    await fill(join(dataDir, draft), folder, manifest);
    await putInPlace(dataDir);
    return manifest;
  } catch (error) {
    throw explainFull(error, dataDir);
  } finally {
    await rm(join(dataDir, draft), { recursive: true, force: true });
    lock.release();
  }
};

const fill = async (draftFolder: string, folder: string, { folders, files }: Manifest<BackupFacts>) => {
  await mkdir(draftFolder, { mode: 0o700 });
  for (const path of folders) await mkdir(join(draftFolder, path), { mode: 0o700 });
  await eachOf(files, async ({ path, size, sha256 }) => {
    const copy = await copyFile(join(folder, path), join(draftFolder, path));
    if (copy?.size !== size || copy.sha256 !== sha256) throw damaged(folder, path);
  });
  for (const path of folders) await syncFolder(join(draftFolder, path));
};

/** Moves the database last, so that a server that starts in between finds none. */
const putInPlace = async (dataDir: string) => {
  const draftFolder = join(dataDir, draft);
  for (const name of (await readdir(draftFolder)).sort(lastIs('postgres'))) {
    const [from, to] = name === 'key' ? [`${name}/encryption.key`, 'encryption.key'] : [name, name];
    await rename(join(draftFolder, from), join(dataDir, to));
  }
  await syncFolder(dataDir);
};

const lastIs = (last: string) => (a: string, b: string) => Number(a === last) - Number(b === last);
