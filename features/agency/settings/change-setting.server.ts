import { inArray } from 'drizzle-orm';
import { requireConfirmed as requireItIsThem, signsOut } from '#features/identity/index.server.ts';
import type { MaintenanceWindow } from '#features/identity/maintenance/maintenance.rules.ts';
import { maintenanceWindows } from '#features/identity/room.settings.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Setting } from '#features/settings/contract.ts';
import { inputOf } from '#features/settings/rules/shape.ts';
import { accept, readSetting } from '#features/settings/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { writeOrAsk } from './by-two.server.ts';
import { listSettings } from './list-settings.server.ts';
import { requireNotPast } from './not-past.server.ts';
import { requireOfficers } from './officers.server.ts';
import { requireMaySet, settingsOf } from './policy.server.ts';
import type { SettingRow } from './settings.calls.ts';

type Change = { params: { key: string }; body: { value?: unknown; version: number; confirmed: boolean } };
type Reset = { params: { key: string }; query: { version: number } };

const settingOf = async (at: Writing, settings: Setting<unknown>[], key: string): Promise<Setting<unknown>> => {
  const setting = settingsOf(at.actor, settings).find((each) => each.key === key);
  if (!setting) throw missing('setting');
  requireMaySet(at.actor, setting);
  if (setting.about?.confirmed) await requireItIsThem(at);
  return setting;
};

/** The setting after the change, as the page shows it. */
const after = async (at: Writing, setting: Setting<unknown>): Promise<SettingRow> => {
  const [row] = (await listSettings([setting])(at)).rows;
  if (!row) throw missing('setting');
  return row;
};

export const changeSetting =
  (settings: Setting<unknown>[]) =>
  async (at: Writing, { params, body }: Change): Promise<SettingRow> => {
    const setting = await settingOf(at, settings, params.key);
    const value = accept(setting, body.value ?? null);
    await requireKnown(at, setting, value);
    await requireOfficers(at, setting, value);
    await requireNotPast(at, setting, value);
    if (!body.confirmed) await requireConfirmed(at, setting, value);
    await writeOrAsk(at, setting, { value, version: body.version });
    return after(at, setting);
  };

export const resetSetting =
  (settings: Setting<unknown>[]) =>
  async (at: Writing, { params, query }: Reset): Promise<SettingRow> => {
    const setting = await settingOf(at, settings, params.key);
    await writeOrAsk(at, setting, { value: undefined, version: query.version });
    return after(at, setting);
  };

/** Refuses a value that acts on people at once, with a question (`detail.question`), until it is confirmed. */
const requireConfirmed = async (at: Writing, setting: Setting<unknown>, value: unknown): Promise<void> => {
  if (setting.key !== maintenanceWindows.key) return;
  const people = await signsOut(at, value as MaintenanceWindow[]);
  if (people === undefined) return;
  const question = `The maintenance starts now and signs out ${people} ${people === 1 ? 'person' : 'people'}.`;
  throw new Refusal('setting.conflict', `${question} Confirm it.`, { detail: { question } });
};

/**
 * Checks that people who are added to a setting exist. Those that it listed before may have left, and are not checked.
 */
const requireKnown = async (at: Writing, setting: Setting<unknown>, value: unknown): Promise<void> => {
  const input = inputOf(setting.schema);
  if (input.kind !== 'people') return;
  const before = new Set((await readSetting(at.db, setting)) as string[]);
  const added = (value as string[]).filter((each) => !before.has(each));
  if (added.length === 0) return;
  const column = personPublic[input.by];
  const people = await at.db.select({ name: column }).from(personPublic).where(inArray(column, added));
  const names = new Set(people.map(({ name }) => name));
  const unknown = added.find((each) => !names.has(each));
  if (unknown !== undefined)
    throw new Refusal('setting.invalid', `There is no ${noun[input.by]} ${unknown}.`, { field: 'value' });
};

const noun = { userName: 'person with the user name', registrationNo: 'salesperson with the number' };
