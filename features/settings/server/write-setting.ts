import { eq, inArray, sql } from 'drizzle-orm';
import { differences } from '#platform/contract/differences.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { type Setting, settingChannel } from '../contract.ts';
import { isStorable } from '../rules/shape.ts';
import { valueIn } from './read-setting.ts';
import { settingTable } from './tables.ts';

/** The trail of what compliance alone sets, which no other page shows. */
export const complianceSetting = 'compliance-setting';

/** Under which kind of record the changes of a setting are in the audit trail. */
const auditedAs = ({ about }: Setting<unknown>): string =>
  about?.who === 'compliance' ? complianceSetting : 'setting';

/** Parses a value by the setting's schema. @throws Refusal `setting.invalid` with messages at fields below `value`. */
export const accept = (given: Setting<unknown>, value: unknown): unknown => {
  if (!isStorable(value))
    throw new Refusal('setting.invalid', 'This has a character that can’t be stored. Type it again.', {
      field: 'value',
    });
  const parsed = given.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    message,
    field: ['value', ...path].map(String).join('.'),
  }));
  throw new Refusal('setting.invalid', errors[0]?.message ?? 'This value does not fit.', { errors });
};

/**
 * Stores a setting, or resets it to its default if `value` is undefined. Every server is notified. `action`: how the audit trail says it.
 * @throws Refusal `setting.stale` (409) with the stored value if `version` is not the stored one.
 */
export const writeSetting = async (
  at: Writing,
  given: Setting<unknown>,
  { value, version }: { value: unknown; version: number },
  action = value === undefined ? 'setting.reset' : 'setting.changed',
): Promise<void> => {
  const { key } = given;
  const before = await lockSetting(at, given, { value, version });
  const after = value === undefined ? given.initial : value;
  const columns = { changedAt: at.clock.now().toString(), changedBy: at.actor.userId };
  const stored = value === undefined ? sql`NULL` : value;
  const written = await at.db
    .insert(settingTable)
    .values({ key, value: stored, version: 1, ...columns })
    .onConflictDoUpdate({
      target: settingTable.key,
      set: { value: stored, version: version + 1, ...columns },
      setWhere: eq(settingTable.version, version),
    })
    .returning({ version: settingTable.version });
  // Two requests set it for the first time at the same moment: the second had no row to lock.
  if (written.length === 0) throw stale(before, after, version + 1);
  await at.db.execute(sql`SELECT pg_notify(${settingChannel}, ${key})`);
  await record(at, { aggregate: auditedAs(given), aggregateId: key, action, detail: { before, after } });
};

/** Stores a setting that nobody has set yet, as the system. Answers whether it was not set before. */
export const beginSetting = async (
  { db, clock }: Pick<Writing<null>, 'db' | 'clock'>,
  { key }: Setting<unknown>,
  value: unknown,
): Promise<boolean> => {
  const written = await db
    .insert(settingTable)
    .values({ key, value, version: 1, changedAt: clock.now().toString() })
    .onConflictDoNothing()
    .returning({ key: settingTable.key });
  return written.length > 0;
};

/** Gives a setting a value as the demo does: by nobody, and without a line in the audit trail. */
export const presetSetting = async (at: Writing<null>, given: Setting<unknown>, value: unknown): Promise<void> => {
  if (await beginSetting(at, given, value)) return;
  await at.db.update(settingTable).set({ value }).where(eq(settingTable.key, given.key));
};

/**
 * The value that is stored, which stays until the transaction ends.
 * @throws Refusal `setting.stale` (409) with that value if `version` is not the stored one
 */
export const lockSetting = async (
  at: Writing,
  given: Setting<unknown>,
  { value, version }: { value: unknown; version: number },
): Promise<unknown> => {
  const [row] = await at.db.select().from(settingTable).where(eq(settingTable.key, given.key)).for('update');
  const before = valueIn(given, row);
  if ((row?.version ?? 0) === version) return before;
  throw stale(before, value === undefined ? given.initial : value, row?.version ?? 0);
};

/** Locks the stored rows of settings, by their keys, until the transaction ends. */
export const lockSettings = async (at: Writing, keys: string[]): Promise<void> => {
  if (keys.length === 0) return;
  await at.db
    .select({ key: settingTable.key })
    .from(settingTable)
    .where(inArray(settingTable.key, keys))
    .orderBy(settingTable.key)
    .for('update');
};

const stale = (theirs: unknown, mine: unknown, version: number) =>
  new Refusal('setting.stale', 'Someone else changed this meanwhile. Compare, and save again.', {
    detail: { current: { value: theirs, version }, changed: differences({ value: theirs }, { value: mine }) },
  });
