import { eq, sql } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { lockLibrary } from '../policy.server.ts';
import { formFolder } from '../tables.server.ts';
import type { DeskFolder } from './folders.calls.ts';
import { type FolderInput, readDeskFolders } from './read-folders.server.ts';
import { deepest, levelsAfter, liesInItself, placedBefore } from './tree.rules.ts';

/** The folders as they are, which nobody else changes until the transaction ends. */
const lockFolders = async (at: Writing): Promise<DeskFolder[]> => {
  await lockLibrary(at);
  return readDeskFolders(at);
};

const folderIn = (folders: DeskFolder[], id: string): DeskFolder => {
  const match = folders.find((folder) => folder.id === id);
  if (!match) throw missing('folder');
  return match;
};

const requireFreeName = (
  folders: DeskFolder[],
  { id, parentId, name }: Pick<DeskFolder, 'id' | 'parentId' | 'name'>,
) => {
  const isTaken = folders.some(
    (each) => each.id !== id && each.parentId === parentId && each.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken)
    throw new Refusal('folder.conflict', `There is a folder named ${name} in this place. Choose another name.`, {
      field: 'name',
    });
};

const requireLevels = (folders: DeskFolder[], moved: { id: string; parentId: string | null }) => {
  if (levelsAfter(folders, moved) > deepest)
    throw new Refusal('folder.conflict', `Folders can be ${deepest} levels deep. Choose a folder further up.`);
};

const recordFolder = (at: Writing, id: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'folder', aggregateId: id, action: `folder.${action}`, detail });

/** Adds a folder after those beside it. */
export const addFolder = async (at: Writing, { body: { name, parentId } }: FolderInput<'addFolder'>) => {
  const folders = await lockFolders(at);
  if (parentId) folderIn(folders, parentId);
  requireFreeName(folders, { id: '', parentId, name });
  requireLevels(folders, { id: '', parentId });
  const position = sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM form_folder WHERE parent_id IS NOT DISTINCT FROM ${parentId}::uuid)`;
  const { id } = inserted(await at.db.insert(formFolder).values({ name, parentId, position }).returning());
  await recordFolder(at, id, 'added', { name, parentId });
  return { id };
};

export const changeFolder = async (at: Writing, { params: { id }, body }: FolderInput<'changeFolder'>) => {
  const folders = await lockFolders(at);
  const before = folderIn(folders, id);
  requireFreeName(folders, { ...before, name: body.name });
  await at.db.update(formFolder).set(body).where(eq(formFolder.id, id));
  const { name, isHidden } = before;
  await recordFolder(at, id, 'changed', { before: { name, isHidden }, after: body });
  return { ...before, ...body };
};

/** Moves a folder, and numbers those beside it in their order. */
export const placeFolder = async (at: Writing, { params: { id }, body }: FolderInput<'placeFolder'>) => {
  const folders = await lockFolders(at);
  const moved = folderIn(folders, id);
  const { parentId, beforeId } = body;
  if (parentId) folderIn(folders, parentId);
  if (liesInItself(folders, { id, parentId }))
    throw new Refusal(
      'folder.conflict',
      `${moved.name} can’t move into itself or a folder inside it. Choose another folder.`,
    );
  requireFreeName(folders, { ...moved, parentId });
  requireLevels(folders, { id, parentId });
  const beside = folders.filter((each) => each.parentId === parentId).map((each) => each.id);
  await at.db.update(formFolder).set({ parentId }).where(eq(formFolder.id, id));
  await at.db.execute(sql`
    UPDATE form_folder SET position = placed.position
    FROM unnest(${sql.param(placedBefore(beside, id, beforeId))}::uuid[]) WITH ORDINALITY placed (id, position)
    WHERE form_folder.id = placed.id`);
  await recordFolder(at, id, 'moved', { before: { parentId: moved.parentId }, after: { parentId } });
  return undefined;
};

export const binFolder = async (at: Writing, { params: { id } }: FolderInput<'binFolder'>) => {
  const { name } = folderIn(await lockFolders(at), id);
  await at.db
    .update(formFolder)
    .set({ binnedAt: at.clock.now().toString(), binnedBy: at.actor.userId })
    .where(eq(formFolder.id, id));
  await recordFolder(at, id, 'binned', { name });
  return undefined;
};

/** Takes a folder out of the bin, to where it was and after those that are there now. */
export const restoreFolder = async (at: Writing, { params: { id } }: FolderInput<'restoreFolder'>) => {
  const folders = await lockFolders(at);
  const [row] = await at.db.select().from(formFolder).where(eq(formFolder.id, id));
  if (!row?.binnedAt) throw missing('folder');
  const { name, parentId } = row;
  if (parentId && !folders.some((each) => each.id === parentId))
    throw new Refusal('folder.conflict', `The folder that ${name} was in is in the bin. Restore that one first.`);
  requireFreeName(folders, { id, parentId, name });
  requireLevels(folders, { id, parentId });
  const last = sql<number>`(SELECT max(position) + 1 FROM form_folder WHERE parent_id IS NOT DISTINCT FROM ${parentId}::uuid)`;
  await at.db.update(formFolder).set({ binnedAt: null, binnedBy: null, position: last }).where(eq(formFolder.id, id));
  await recordFolder(at, id, 'restored', { name });
  return undefined;
};
