import * as z from 'zod';
import { WaitingChange } from '#features/people/by-two/by-two.calls.ts';
import { SettingInput } from '#features/settings/rules/shape.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';

/** A change that waits for a second person: of the agency's own account, or of a setting of due diligence. */
const SettingChange = WaitingChange.omit({ preparedAt: true });
const SettingRow = z.object({
  key: z.string(),
  group: z.string(),
  title: z.string(),
  help: z.string(),
  input: SettingInput,
  /** False of what compliance alone sets, for administrators: then there is no value. */
  mayChange: z.boolean(),
  /** Each change waits for a second officer, and its history can be read. */
  isByTwo: z.boolean(),
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

/** What happened to a setting of compliance, with what it changed, a line each. */
const SettingEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  what: z.string(),
  lines: z.array(z.string()),
});
export type SettingEvent = z.output<typeof SettingEvent>;

/**
 * Administrators change every setting but those of compliance, of which they read that they exist. The content desk sees and changes
 * only those with `desk: 'content'`.
 */
const settingRoles = ['admin', 'desk:content', 'compliance'] as const;

/**
 * Another administrator approves where the agency's money comes and goes, or one of finance; another officer what due diligence goes
 * by. A change of the other kind is not found.
 */
const secondOfSetting = ['desk:finance', 'compliance'] as const;

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
    confirmed: 'at-times',
    summary:
      'Sets a setting; it acts at once, but another account of the agency, and what compliance sets, wait for a second person (`waiting`). 409 with what is stored when someone changed it since `version`.',
    params: key,
    command: true,
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
    confirmed: 'at-times',
    summary: 'Puts a setting back to the value that it comes with.',
    params: key,
    query: z.strictObject({ version: z.coerce.number().int().min(0) }),
    data: SettingRow,
  }),
  settingChanges: endpoint({
    method: 'GET',
    path: '/v1/setting-changes',
    base: 'agency',
    who: 'desk:finance',
    summary: 'Changes of the agency’s own account that wait for a second person, the oldest first.',
    data: z.object({ rows: z.array(SettingChange) }),
  }),
  approveSetting: endpoint({
    method: 'PUT',
    path: '/v1/setting-changes/{id}/approval',
    confirmed: true,
    secondWord: true,
    base: 'agency',
    who: secondOfSetting,
    summary:
      'Makes a change of the agency’s own account, or of what due diligence goes by, that somebody else prepared.',
    params: z.strictObject({ id: id() }),
    message: 'The setting is changed.',
    refuses: ['forbidden', 'missing', 'stale', 'conflict', 'invalid'],
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
  settingHistory: endpoint({
    method: 'GET',
    path: '/v1/settings/{key}/history',
    base: 'agency',
    who: 'compliance',
    summary:
      'Who changed what compliance alone sets, asked for it or declined it, the latest first; at most a hundred.',
    params: key,
    data: z.object({ rows: z.array(SettingEvent) }),
  }),
  officers: endpoint({
    method: 'GET',
    path: '/v1/officers',
    base: 'agency',
    who: 'compliance',
    summary: 'The members of the compliance desk who can sign in.',
    data: z.object({ rows: z.array(z.object({ userName: z.string(), name: z.string() })) }),
  }),
};
