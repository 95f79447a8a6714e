import { inArray } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Setting } from '#features/settings/contract.ts';
import { inputOf } from '#features/settings/rules/shape.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';

/** Where a setting lists people, those who are added must exist; who was listed already may have left since. */
export const requireKnown = async (at: Writing, setting: Setting<unknown>, value: unknown): Promise<void> => {
  const input = inputOf(setting.schema);
  if (input.kind !== 'people') return;
  const before = new Set((await readSetting(at.db, setting)) as string[]);
  const added = (value as string[]).filter((each) => !before.has(each));
  if (added.length === 0) return;
  const column = person[input.by];
  const found = await at.db.select({ name: column }).from(person).where(inArray(column, added));
  const known = new Set(found.map(({ name }) => name));
  const unknown = added.find((each) => !known.has(each));
  if (unknown !== undefined)
    throw new Refusal('setting.invalid', `There is no ${noun[input.by]} ${unknown}.`, { field: 'value' });
};

const noun = { userName: 'person with the user name', registrationNo: 'salesperson with the number' };
