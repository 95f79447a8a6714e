import { eq, getViewSelectedFields } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { type Setting, settingGroups } from '#features/settings/contract.ts';
import { wordsOf } from '#features/settings/rules/declared.ts';
import { inputOf, labelsAt } from '#features/settings/rules/shape.ts';
import { fitIn, settingPublic } from '#features/settings/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { waitingOf } from './by-two.server.ts';
import { maySet, settingsOf } from './policy.server.ts';
import type { SettingRow } from './settings.calls.ts';

/**
 * The settings that the actor may change, with their current values, sorted by group and title; of what compliance sets, administrators
 * read that there is such a setting.
 */
export const listSettings =
  (settings: Setting<unknown>[]) =>
  async (at: Reading): Promise<{ rows: SettingRow[] }> => {
    const rows = await at.db
      .select({ stored: getViewSelectedFields(settingPublic), name: personPublic.name })
      .from(settingPublic)
      .leftJoin(personPublic, eq(personPublic.id, settingPublic.changedBy));
    const stored = new Map(rows.map((each) => [each.stored.key, each]));
    const waiting = new Map((await waitingOf(at)).map((change) => [change.subject, change]));
    const mine = settingsOf(at.actor, settings);
    return {
      rows: mine
        .map((each) =>
          maySet(at.actor, each)
            ? { ...presentSetting(each, stored.get(each.key)), waiting: waiting.get(each.key) ?? null }
            : withheld(each),
        )
        .sort(byPlace),
    };
  };

const withheld = (each: Setting<unknown>): SettingRow => ({
  ...presentSetting(each, undefined),
  value: null,
  initial: null,
  mayChange: false,
  waiting: null,
});

const groups: readonly string[] = settingGroups;
const byPlace = (a: SettingRow, b: SettingRow): number =>
  groups.indexOf(a.group) - groups.indexOf(b.group) || a.title.localeCompare(b.title, 'en');

type Stored = { stored: typeof settingPublic.$inferSelect; name: string | null };

const presentSetting = (each: Setting<unknown>, storedSetting: Stored | undefined): Omit<SettingRow, 'waiting'> => {
  const { key, schema, initial, about } = each;
  const { group, title, help } = about ?? { group: 'Other', title: wordsOf(key), help: '' };
  const { value, unset } = fitIn(each, storedSetting?.stored);
  const input = inputOf(schema);
  return {
    key,
    mayChange: true,
    isByTwo: about?.who === 'compliance',
    group,
    title,
    help,
    input,
    value,
    initial,
    isDefault: JSON.stringify(value) === JSON.stringify(initial),
    version: storedSetting?.stored.version ?? 0,
    changedAt: storedSetting?.stored.changedAt ?? null,
    changedByName: storedSetting?.name ?? null,
    unset: unset.flatMap((path) => (path === '' ? [title] : labelsAt(input, path))),
  };
};
