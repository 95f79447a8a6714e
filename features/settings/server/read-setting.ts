import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { port } from '#platform/server/room.ts';
import type { Setting } from '../contract.ts';
import { type Fit, fitOf } from '../rules/fit.ts';

/** The port of all settings that rooms declare, for the settings page. */
export const declaredSettings = port<Setting<unknown>[]>('settings.declared');

/** The current value of a setting. A stored field that doesn't fit the schema counts as unset (`rules/fit.ts`). */
export const readSetting = async <T>(db: Db, given: Setting<T>): Promise<T> => {
  const [row] = await ask<Stored>(db, 'SELECT value FROM setting WHERE key = $1', [given.key]);
  return valueIn(given, row);
};

/** Whether somebody has said it, also by the value that counts as long as nobody has. */
export const isSettingSaid = async (db: Db, { key }: Pick<Setting<unknown>, 'key'>): Promise<boolean> =>
  (await ask(db, 'SELECT FROM setting WHERE key = $1 AND value IS NOT NULL', [key])).length > 0;

/** Reads several settings in one statement. The result has the same keys as `settings`. */
export const readSettings = async <T extends Record<string, unknown>>(
  db: Db,
  settings: { [K in keyof T]: Setting<T[K]> },
): Promise<T> => {
  const keys = Object.values(settings).map(({ key }) => key);
  const rows = await ask<Stored & { key: string }>(db, 'SELECT key, value FROM setting WHERE key = ANY($1::text[])', [
    keys,
  ]);
  const stored = new Map(rows.map((row) => [row.key, row]));
  const values = Object.entries(settings).map(([name, each]) => [name, valueIn(each, stored.get(each.key))]);
  return Object.fromEntries(values) as T;
};

type Stored = { value: unknown };

/** The value of a stored row, and the fields that count as unset; the default without a row, or if its value is null. */
export const fitIn = <T>(given: Pick<Setting<T>, 'schema' | 'initial'>, row: Stored | undefined): Fit<T> =>
  !row || row.value === null ? { value: given.initial, unset: [] } : fitOf(given, row.value);

/** The value alone. */
export const valueIn = <T>(given: Pick<Setting<T>, 'schema' | 'initial'>, row: Stored | undefined): T =>
  fitIn(given, row).value;
