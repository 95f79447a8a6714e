import type { Setting } from '../contract.ts';

type Path = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;

/** What counts of a stored value, and the dotted paths of the fields that count as unset, of which `''` is the whole. */
export type Fit<T> = { value: T; unset: string[] };

/**
 * Reads a stored value, which an earlier version may have stored by another schema. A field that doesn't fit is unset: it has the
 * value that it comes with. A list is one field. Fields that the schema doesn't have any more are left out.
 */
export const fitOf = <T>(
  { schema, initial }: Pick<Setting<T>, 'schema' | 'initial'>,
  stored: unknown,
  unset: string[] = [],
): Fit<T> => {
  const { success, data, error } = schema.safeParse(stored);
  if (success) return { value: data, unset };
  const value = structuredClone(stored);
  const fields = new Set<string>();
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) put(value, [...issue.path, key], undefined);
      continue;
    }
    const path = fieldAt(issue.path);
    fields.add(path.join('.'));
    put(value, path, valueAt(initial, path));
  }
  // What does not fit by itself, or not even as it comes: nothing of it counts.
  const isWhole = fields.has('') || unset.some((field) => fields.has(field));
  return isWhole ? { value: initial, unset: [''] } : fitOf({ schema, initial }, value, [...unset, ...fields]);
};

/** The field that an issue is about: the list, where it is about a row of one. */
const fieldAt = (path: Path): Path => {
  const row = path.findIndex((key) => typeof key === 'number');
  return row < 0 ? path : path.slice(0, row);
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, key) => (holder as Holder | null | undefined)?.[key], value);

/** Undefined leaves the field out. */
const put = (value: unknown, path: Path, field: unknown): void => {
  const key = path.at(-1);
  const holder = valueAt(value, path.slice(0, -1));
  if (key === undefined || typeof holder !== 'object' || holder === null) return;
  if (field === undefined) delete (holder as Holder)[key];
  else (holder as Holder)[key] = field;
};
