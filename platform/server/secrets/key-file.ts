import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import { makeSecrets } from './secrets.ts';

export type Where = Pick<Config, 'encryptionKey' | 'dataDir'>;

const keyPath = (dataDir: string) => join(dataDir, 'encryption.key');
const nextPath = (dataDir: string) => join(dataDir, 'encryption.key.next');

/** The master key: from the environment, else from `DATA_DIR/encryption.key` (0600), made at the first start. */
export const readMasterKey = async ({ encryptionKey, dataDir }: Where): Promise<Buffer> => {
  if (encryptionKey) return Buffer.from(encryptionKey, 'base64');
  await makeKeyFile(keyPath(dataDir), dataDir);
  return readKeyFile(keyPath(dataDir));
};

/** The id of the key, if there is one; does not make one. */
export const findKeyId = async ({ encryptionKey, dataDir }: Where): Promise<string | undefined> => {
  if (encryptionKey) return makeSecrets(Buffer.from(encryptionKey, 'base64')).keyId;
  return existsSync(keyPath(dataDir)) ? makeSecrets(await readKeyFile(keyPath(dataDir))).keyId : undefined;
};

/** The key that replaces the one in the file, made when there is none yet. */
export const makeNextKey = async (dataDir: string): Promise<Buffer> => {
  await makeKeyFile(nextPath(dataDir), dataDir);
  return readKeyFile(nextPath(dataDir));
};

export const nextKey = async ({ encryptionKey, dataDir }: Where): Promise<Buffer | undefined> =>
  !encryptionKey && existsSync(nextPath(dataDir)) ? readKeyFile(nextPath(dataDir)) : undefined;

/** Replaces the key file by the next key. The old key stays beside it, because older backups need it. */
export const promoteNextKey = async (dataDir: string, oldId: string): Promise<string> => {
  const oldPath = `${keyPath(dataDir)}.${oldId}`;
  await rename(keyPath(dataDir), oldPath);
  await rename(nextPath(dataDir), keyPath(dataDir));
  await syncFolder(dataDir);
  return oldPath;
};

const readKeyFile = async (path: string): Promise<Buffer> => {
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  if (key.length !== 32) throw new Error(`${path} holds no 32-byte key in base64. Restore it from your backup.`);
  return key;
};

const makeKeyFile = async (path: string, folder: string) => {
  await mkdir(folder, { recursive: true });
  try {
    // 'wx': of two servers that start together only one may write a key.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await syncFolder(folder);
};
