import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '#platform/server/config.ts';

/**
 * The folder of unfinished uploads in DATA_DIR. Each upload is a file with a JSON file beside it. No row refers to
 * them. An attached upload moves into the store.
 */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => resolve(dataDir, 'uploads');

export type WaitingUpload = {
  id: string;
  path: string;
  owner: string;
  /** The name on the person's computer. */
  fileName: string;
  /** The announced size, and the bytes that have arrived. */
  size: number;
  offset: number;
  /** When its last bytes arrived, in milliseconds since 1970. */
  touchedAt: number;
};

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An upload by its id; undefined when there is none. */
export const findUpload = async (folder: string, id: string): Promise<WaitingUpload | undefined> => {
  if (!isId.test(id)) return undefined;
  const path = join(folder, id);
  try {
    const facts = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Facts;
    const { size: offset, mtimeMs: touchedAt } = await stat(path);
    const { owner = '', filename = '' } = facts.metadata ?? {};
    return { id, path, owner: owner ?? '', fileName: filename ?? '', size: facts.size ?? 0, offset, touchedAt };
  } catch {
    // The files are gone, or the JSON is incomplete after a full disk. Either way the upload can't continue.
    return undefined;
  }
};

type Facts = { size?: number; metadata?: Record<string, string | null> };

export const dropUpload = async (folder: string, id: string): Promise<void> => {
  await rm(join(folder, id), { force: true });
  await rm(join(folder, `${id}.json`), { force: true });
};

const idsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return [...new Set(names.map((name) => name.replace(/\.json$/, '')))].filter((id) => isId.test(id));
};

/** The unattached uploads of one person. */
export const uploadsOf = async (folder: string, owner: string): Promise<WaitingUpload[]> => {
  const found = await Promise.all((await idsIn(folder)).map((id) => findUpload(folder, id)));
  return found.filter((upload) => upload !== undefined).filter((upload) => upload.owner === owner);
};

/** Removes uploads that received nothing for a day, also if one of their two files is missing. Returns their number. */
export const expireUploads = async (folder: string, now: number): Promise<number> => {
  let removed = 0;
  for (const id of await idsIn(folder)) {
    const touched = await Promise.all(
      [id, `${id}.json`].map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    if (now - Math.max(...touched) < patience) continue;
    await dropUpload(folder, id);
    removed += 1;
  }
  return removed;
};

export const patience = 24 * 3_600_000;
