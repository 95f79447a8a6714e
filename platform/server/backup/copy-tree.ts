import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Copied, copyFile } from './copy-file.ts';

export type CopiedFile = { path: string } & Copied;
/** Paths are relative, with `/`; a folder comes before what is in it. */
export type CopiedTree = { folders: string[]; files: CopiedFile[] };

/** A disk is fastest with a few files at once; more only take memory. */
const atOnce = 4;

/** Copies a folder that may be changing. A file that is added or removed meanwhile may be in the copy or not. */
export const copyTree = async (from: string, to: string, isLeftOut: (path: string) => boolean): Promise<CopiedTree> => {
  const { folders, files } = await list(from, isLeftOut);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of folders) await mkdir(join(to, folder), { mode: 0o700 });
  const copied: CopiedFile[] = [];
  await eachOf(files, async (path) => {
    const copy = await copyFile(join(from, path), join(to, path));
    if (copy) copied.push({ path, ...copy });
  });
  return { folders, files: copied };
};

/** Does work for each item, a few at once. After an error no more is started, and all that was started has ended before it throws. */
export const eachOf = async <T>(all: T[], work: (one: T) => Promise<void>): Promise<void> => {
  const rest = [...all].reverse();
  const workOn = async () => {
    for (let one = rest.pop(); one !== undefined; one = rest.pop())
      await work(one).catch((error: unknown) => {
        rest.length = 0;
        throw error;
      });
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workOn));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

const list = async (root: string, isLeftOut: (path: string) => boolean) => {
  const folders: string[] = [];
  const files: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const name of await readdir(join(root, folder)).catch(noneIfGone)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isLeftOut(path)) continue;
      const facts = await stat(join(root, path)).catch(() => undefined);
      if (facts?.isFile()) files.push(path);
      if (!facts?.isDirectory()) continue;
      folders.push(path);
      await walk(path);
    }
  };
  await walk('');
  return { folders, files };
};

const noneIfGone = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

/** The same tree under a folder of this name. */
export const under = (name: string, { folders, files }: CopiedTree): CopiedTree => ({
  folders: [name, ...folders.map((path) => `${name}/${path}`)],
  files: files.map((file) => ({ ...file, path: `${name}/${file.path}` })),
});
