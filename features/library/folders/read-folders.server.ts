import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { keepsLibrary, seenFolders } from '../policy.server.ts';
import type { library } from '../room.calls.ts';
import type { DeskFolder, Folder } from './folders.calls.ts';
import { type Branch, treeOf } from './tree.rules.ts';

type Shown = { id: string; parentId: string | null; name: string };

const open = 'SELECT id, parent_id AS "parentId", name FROM form_folder_open WHERE NOT is_hidden ORDER BY place';

export const readFolders = async ({ db }: Reading): Promise<Folder[]> => {
  const plain = ({ id, name, childNode }: Branch<Shown>): Folder => ({ id, name, childNode: childNode.map(plain) });
  return treeOf(await ask<Shown>(db, open)).map(plain);
};

const all = `
  SELECT f.id, f.parent_id AS "parentId", f.name, f.is_hidden AS "isHidden",
    (SELECT count(*)::int FROM form WHERE folder_id = f.id AND binned_at IS NULL) AS files
  FROM form_folder_open o JOIN form_folder f ON f.id = o.id ORDER BY o.place`;

export const readDeskFolders = ({ db }: Reading): Promise<DeskFolder[]> => ask<DeskFolder>(db, all);

/** A folder that the reader sees, with its names from the top down. */
export const findFolder = async (at: Reading, id: string): Promise<{ id: string; path: string } | undefined> => {
  const text = `SELECT o.id, o.path FROM form_folder_open o WHERE o.id = :id AND ${seenFolders}`;
  const [row] = await ask<{ id: string; path: string }>(at.db, text, { id, keeper: keepsLibrary(at.actor) });
  return row;
};

/** @throws 404 if the folder lies in the bin, or the reader does not see it */
export const requireFolder = async (at: Reading, id: string): Promise<void> => {
  if (!(await findFolder(at, id))) throw missing('folder');
};

export type FolderInput<K extends keyof typeof library> = Input<(typeof library)[K]>;
