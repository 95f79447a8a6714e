import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The master key: from the environment, else from `DATA_DIR/encryption.key` (0600), made at the first start. */
export const readMasterKey = async (config: Pick<Config, 'encryptionKey' | 'dataDir'>): Promise<Buffer> => {
  if (config.encryptionKey) return Buffer.from(config.encryptionKey, 'base64');
  const path = join(config.dataDir, 'encryption.key');
  await makeKeyFile(path, config.dataDir);
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  if (key.length !== 32) throw new Error(`${path} holds no 32-byte key in base64. Restore it from your backup.`);
  return key;
};

const makeKeyFile = async (path: string, folder: string) => {
  await mkdir(folder, { recursive: true });
  try {
    // 'wx': two servers that start at once must not each write a key of their own.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};
