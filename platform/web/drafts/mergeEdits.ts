/**
 * A field that both users changed: the value that the other saved, and the value that was typed here. Paths are dotted.
 */
export type Clash = { path: string; theirs: unknown; mine: unknown };

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Merges what was typed (`mine`) with what another user saved meanwhile (`theirs`). `base` is the version that both
 * started from. A field that was not changed here takes their value. A field that both changed keeps my value and is
 * returned as a clash.
 */
export function mergeEdits<T extends object>(base: T, theirs: T, mine: T): { merged: T; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const merge = (from: Tree, other: Tree, own: Tree, path: string): Tree =>
    Object.fromEntries(
      Object.keys({ ...other, ...own }).map((key) => {
        const here = path ? `${path}.${key}` : key;
        const before = from[key];
        const yours = other[key];
        const typed = own[key];
        if (isTree(before) && isTree(yours) && isTree(typed)) return [key, merge(before, yours, typed, here)];
        if (same(typed, before)) return [key, yours];
        if (!same(yours, before) && !same(yours, typed)) clashes.push({ path: here, theirs: yours, mine: typed });
        return [key, typed];
      }),
    );
  const merged = merge(base as Tree, theirs as Tree, mine as Tree, '') as T;
  return { merged, clashes };
}

/** The merged values, with the other user's value for each clash in `taken`. */
export const withTheirs = <T extends object>(merged: T, taken: Clash[]): T =>
  taken.reduce((tree, { path, theirs }) => replaced(tree as Tree, path.split('.'), theirs) as T, merged);

const replaced = (tree: Tree, [key = '', ...rest]: string[], value: unknown): Tree => ({
  ...tree,
  [key]: rest.length === 0 ? value : replaced(tree[key] as Tree, rest, value),
});
