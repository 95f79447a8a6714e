import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Setting } from '../contract.ts';

/** The setting's value now; what is stored but no longer fits its schema counts as not set. */
export const readSetting = async <T>(db: Db, { key, schema, initial }: Setting<T>): Promise<T> => {
  const [row] = await ask<{ value: unknown }>(db, 'SELECT value FROM setting WHERE key = $1', [key]);
  if (!row) return initial;
  const parsed = schema.safeParse(row.value);
  return parsed.success ? parsed.data : initial;
};
