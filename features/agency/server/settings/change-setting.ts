import type { Setting } from '#features/settings/contract.ts';
import { accept, writeSetting } from '#features/settings/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { SettingRow } from '../../setting-calls.ts';
import { listSettings } from './list-settings.ts';
import { settingsOf } from './policy.ts';
import { requireKnown } from './require-known.ts';

type Change = { params: { key: string }; body: { value?: unknown; version: number } };
type Reset = { params: { key: string }; query: { version: number } };

const settingOf = (at: Writing, settings: Setting<unknown>[], key: string): Setting<unknown> => {
  const found = settingsOf(at.actor, settings).find((each) => each.key === key);
  if (!found) throw missing('setting');
  return found;
};

/** As it stands after the change, for the page. */
const after = async (at: Writing, setting: Setting<unknown>): Promise<SettingRow> => {
  const [row] = (await listSettings([setting])(at)).rows;
  if (!row) throw missing('setting');
  return row;
};

export const changeSetting =
  (settings: Setting<unknown>[]) =>
  async (at: Writing, { params, body }: Change): Promise<SettingRow> => {
    const setting = settingOf(at, settings, params.key);
    const value = accept(setting, body.value ?? null);
    await requireKnown(at, setting, value);
    await writeSetting(at, setting, { value, version: body.version });
    return after(at, setting);
  };

export const resetSetting =
  (settings: Setting<unknown>[]) =>
  async (at: Writing, { params, query }: Reset): Promise<SettingRow> => {
    const setting = settingOf(at, settings, params.key);
    await writeSetting(at, setting, { value: undefined, version: query.version });
    return after(at, setting);
  };
