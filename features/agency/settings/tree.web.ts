/** Nested values, read and set by dotted paths: `eased.most`. */
export type Tree = Record<string, unknown>;

export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Tree | null | undefined)?.[key], tree);

export const withValueAt = (tree: Tree, path: string, value: unknown): Tree => {
  const [key = '', ...rest] = path.split('.');
  const inner = (tree[key] ?? {}) as Tree;
  return { ...tree, [key]: rest.length > 0 ? withValueAt(inner, rest.join('.'), value) : value };
};
