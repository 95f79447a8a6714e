import * as z from 'zod';
import { SettingInput } from '#features/settings/rules/shape.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';

/** What a change makes of the agency's own account, a line each. */
const SettingChange = z.object({
  changeId: id(),
  title: z.string(),
  lines: z.array(z.string()),
  preparedBy: z.string(),
  isMine: z.boolean(),
});
export type SettingChange = z.output<typeof SettingChange>;

const SettingRow = z.object({
  key: z.string(),
  group: z.string(),
  title: z.string(),
  help: z.string(),
  input: SettingInput,
  value: z.unknown(),
  /** The default value. */
  initial: z.unknown(),
  isDefault: z.boolean(),
  /** Required with a change, to find changes by others; 0 before the first change. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
  changedByName: z.string().nullable(),
  /** The labels of fields whose stored value doesn't fit any more and counts as unset; the title where that is all of it. */
  unset: z.array(z.string()),
  /** Another value that waits for a second person. */
  waiting: SettingChange.nullable(),
});
export type SettingRow = z.output<typeof SettingRow>;

/** Administrators change every setting. The content desk sees and changes only those with `desk: 'content'`. */
const settingRoles = ['admin', 'desk:content'] as const;

/** Another administrator approves where the agency's money comes and goes, or one of finance. */
const secondOfSetting = 'desk:finance';

const key = z.strictObject({ key: z.string().max(100) });

/** The calls of the settings page. */
export const settingCalls = {
  settings: endpoint({
    method: 'GET',
    path: '/v1/settings',
    base: 'agency',
    who: settingRoles,
    summary: 'The settings that are mine to change: each with its value, what it comes with, and who changed it last.',
    data: z.object({ rows: z.array(SettingRow) }),
  }),
  changeSetting: endpoint({
    method: 'PUT',
    path: '/v1/settings/{key}',
    base: 'agency',
    who: settingRoles,
    summary:
      'Sets a setting; it acts at once, but another account of the agency waits for a second person (`waiting`). 409 with what is stored when someone changed it since `version`.',
    params: key,
    body: z.strictObject({
      value: z.unknown(),
      version: z.int().min(0),
      /** Sent again with true after a 409 with `detail.question`: the value acts on people at once. */
      confirmed: z.boolean().default(false),
    }),
    data: SettingRow,
  }),
  resetSetting: endpoint({
    method: 'DELETE',
    path: '/v1/settings/{key}',
    base: 'agency',
    who: settingRoles,
    summary: 'Puts a setting back to the value that it comes with.',
    params: key,
    query: z.strictObject({ version: z.coerce.number().int().min(0) }),
    data: SettingRow,
  }),
  settingChanges: endpoint({
    method: 'GET',
    path: '/v1/setting-changes',
    base: 'agency',
    who: secondOfSetting,
    summary: 'Changes of the agency’s own account that wait for a second person, the oldest first.',
    data: z.object({ rows: z.array(SettingChange) }),
  }),
  approveSetting: endpoint({
    method: 'PUT',
    path: '/v1/setting-changes/{id}/approval',
    base: 'agency',
    who: secondOfSetting,
    summary: 'Makes a change of the agency’s own account that somebody else prepared.',
    params: z.strictObject({ id: id() }),
    message: 'The setting is changed.',
    refuses: ['forbidden', 'missing', 'stale'],
  }),
  declineSetting: endpoint({
    method: 'DELETE',
    path: '/v1/setting-changes/{id}',
    base: 'agency',
    who: secondOfSetting,
    summary: 'Declines a change of a setting that waits, or takes it back. The setting stays as it is.',
    params: z.strictObject({ id: id() }),
    message: 'The setting stays as it is.',
    refuses: ['missing'],
  }),
};
