/** A folder with the one it lies in. The order of a list of them is that of the folders beside each other. */
export type Placed = { id: string; parentId: string | null };

export type Branch<F> = F & { childNode: Branch<F>[] };

/** The tree of a list of folders. A folder whose parent is not in the list is left out, as below a hidden folder. */
export const treeOf = <F extends Placed>(folders: readonly F[]): Branch<F>[] => {
  const below = Map.groupBy(folders, ({ parentId }) => parentId);
  const branches = (parentId: string | null): Branch<F>[] =>
    (below.get(parentId) ?? []).map((folder) => ({ ...folder, childNode: branches(folder.id) }));
  return branches(null);
};

/** The ids of a folder and of those above it, from itself up. */
export const lineUp = (folders: readonly Placed[], id: string | null): string[] => {
  const parentOf = new Map(folders.map((folder) => [folder.id, folder.parentId]));
  const line: string[] = [];
  for (let at = id; at !== null && parentOf.has(at) && !line.includes(at); at = parentOf.get(at) ?? null) line.push(at);
  return line;
};

/** Whether a folder that moves there would lie in itself. */
export const liesInItself = (folders: readonly Placed[], { id, parentId }: Placed): boolean =>
  lineUp(folders, parentId).includes(id);

/** How many levels of folders there may be. */
export const deepest = 8;

/** How many levels a tree has once a folder with all below it lies where it is moved. */
export const levelsAfter = (folders: readonly Placed[], { id, parentId }: Placed): number => {
  const height = (folderId: string): number =>
    1 + Math.max(0, ...folders.filter((each) => each.parentId === folderId).map((each) => height(each.id)));
  return lineUp(folders, parentId).length + height(id);
};

/** The ids with one of them moved before another, or to the end. */
export const placedBefore = (ids: readonly string[], id: string, beforeId: string | null): string[] => {
  const others = ids.filter((each) => each !== id);
  const at = beforeId === null ? -1 : others.indexOf(beforeId);
  return at < 0 ? [...others, id] : others.toSpliced(at, 0, id);
};
