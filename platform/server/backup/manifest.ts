import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import { writeText } from './copy-file.ts';
import type { CopiedTree } from './copy-tree.ts';

/** The facts of a backup. */
export type BackupFacts = {
  kind: 'backup';
  madeAt: string;
  /** The id of the encryption key of its sealed values. */
  keyId: string;
  hasKey: boolean;
  /** The bucket with the files that are not in the backup. */
  bucket: string | null;
};

/** The facts of an export of tables. `tables` in the order of their files. */
export type ExportFacts = {
  kind: 'tables';
  madeAt: string;
  keyId: string;
  migrations: string[];
  tables: { name: string; file: string; columns: string[]; rows: number }[];
  sequences: { name: string; value: number }[];
};

export type Manifest<Facts> = Facts & CopiedTree;

const fileName = 'manifest.json';
const words = { backup: 'a backup (npm run restore)', tables: 'an export of tables (npm run import-tables)' };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Written last, when everything else is on the disk: a folder without a complete manifest is an interrupted backup. */
export const writeManifest = async (folder: string, manifest: Manifest<BackupFacts | ExportFacts>): Promise<void> => {
  for (const each of manifest.folders) await syncFolder(join(folder, each));
  const text = JSON.stringify(manifest, null, 1);
  await writeText(join(folder, fileName), `${text}\n${sha256(text)}\n`);
  await syncFolder(folder);
};

export const readManifest = async <Facts extends BackupFacts | ExportFacts>(
  folder: string,
  kind: Facts['kind'],
): Promise<Manifest<Facts>> => {
  const written = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new OperatorError(`${folder} holds nothing whole: there is no ${fileName} in it. Use another backup.`);
  });
  const [, text = '', hash] = /^([\s\S]*)\n([0-9a-f]{64})\n$/.exec(written) ?? [];
  if (sha256(text) !== hash) throw damaged(folder, fileName);
  const manifest: Manifest<Facts> = JSON.parse(text);
  if (manifest.kind !== kind) throw new OperatorError(`${folder} holds ${words[manifest.kind]}.`);
  return manifest;
};

export const damaged = (folder: string, path: string) =>
  new OperatorError(`${join(folder, path)} is not as it was written. Nothing was changed; use another backup.`);
