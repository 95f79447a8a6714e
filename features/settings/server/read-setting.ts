import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Setting } from '../contract.ts';

/** The setting's value now; what is stored but no longer fits its schema counts as not set. */
export const readSetting = async <T>(db: Db, { key, schema, initial }: Setting<T>): Promise<T> => {
  const [row] = await ask<{ value: unknown }>(db, 'SELECT value FROM setting WHERE key = $1', [key]);
  return settingIn({ key, schema, initial }, row);
};

/** Several at once, under the names that they are asked by. */
export const readSettings = async <T extends Record<string, unknown>>(
  db: Db,
  settings: { [K in keyof T]: Setting<T[K]> },
): Promise<T> => {
  const keys = Object.values(settings).map(({ key }) => key);
  const rows = await ask<{ key: string; value: unknown }>(
    db,
    'SELECT key, value FROM setting WHERE key = ANY($1::text[])',
    [keys],
  );
  const stored = new Map(rows.map((row) => [row.key, row]));
  const values = Object.entries(settings).map(([name, each]) => [name, settingIn(each, stored.get(each.key))]);
  return Object.fromEntries(values) as T;
};

const settingIn = <T>({ schema, initial }: Setting<T>, row: { value: unknown } | undefined): T => {
  if (!row) return initial;
  const parsed = schema.safeParse(row.value);
  return parsed.success ? parsed.data : initial;
};
