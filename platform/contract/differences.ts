/** A field whose value was sent differently from what is stored. Paths are dotted: `rows.1.shareRate`. */
export type Difference = { path: string; theirs: unknown; mine: unknown };

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const keysOf = (theirs: unknown, mine: unknown): string[] => {
  // Of two lists every row of the longer one; of a record only the fields that were sent, since what is stored has more.
  if (Array.isArray(theirs) && Array.isArray(mine)) return Object.keys(theirs.length > mine.length ? theirs : mine);
  return isTree(mine) ? Object.keys(mine) : [];
};

/** Where what was sent (`mine`) differs from what is stored now (`theirs`). */
export const differences = (theirs: unknown, mine: unknown, path = ''): Difference[] => {
  const isBranch = isTree(theirs) && isTree(mine) && Array.isArray(theirs) === Array.isArray(mine);
  if (!isBranch) return same(theirs, mine) ? [] : [{ path, theirs: theirs ?? null, mine: mine ?? null }];
  return keysOf(theirs, mine).flatMap((key) => differences(theirs[key], mine[key], path ? `${path}.${key}` : key));
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
