/** A folder with the one it lies in. The order of a list of them is that of the folders beside each other. */
export type Placed = { id: string; parentId: string | null };

export type Branch<F> = F & { childNode: Branch<F>[] };

/** The tree of a list of folders. What lies below none of them is left out, as what lies in a hidden one. */
export const treeOf = <F extends Placed>(folders: readonly F[]): Branch<F>[] => {
  const below = Map.groupBy(folders, ({ parentId }) => parentId);
  const branches = (parentId: string | null): Branch<F>[] =>
    (below.get(parentId) ?? []).map((folder) => ({ ...folder, childNode: branches(folder.id) }));
  return branches(null);
};

/** The ids of a folder and of those above it, from itself up. */
export const lineUp = (folders: readonly Placed[], id: string | null): string[] => {
  const of = new Map(folders.map((folder) => [folder.id, folder.parentId]));
  const line: string[] = [];
  for (let at = id; at !== null && of.has(at) && !line.includes(at); at = of.get(at) ?? null) line.push(at);
  return line;
};

/** Whether a folder that moves there would lie in itself. */
export const liesInItself = (folders: readonly Placed[], { id, parentId }: Placed): boolean =>
  lineUp(folders, parentId).includes(id);

/** How many levels of folders there may be. */
export const deepest = 8;

/** How many levels a tree has once a folder with all below it lies where it is moved. */
export const levelsAfter = (folders: readonly Placed[], { id, parentId }: Placed): number => {
  const height = (of: string): number =>
    1 + Math.max(0, ...folders.filter((each) => each.parentId === of).map((each) => height(each.id)));
  return lineUp(folders, parentId).length + height(id);
};

/** The ids in their order once one of them stands before another, or last of all. */
export const placedBefore = (ids: readonly string[], id: string, beforeId: string | null): string[] => {
  const others = ids.filter((each) => each !== id);
  const at = beforeId === null ? -1 : others.indexOf(beforeId);
  return at < 0 ? [...others, id] : others.toSpliced(at, 0, id);
};
