import * as z from 'zod';
import { SettingInput } from '#features/settings/rules/shape.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

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
});
export type SettingRow = z.output<typeof SettingRow>;

/** Administrators change every setting. The content desk sees and changes only those with `desk: 'content'`. */
const settingRoles = ['admin', 'desk:content'] as const;

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
    summary: 'Sets a setting; it acts at once. 409 with what is stored when someone changed it since `version`.',
    params: key,
    body: z.strictObject({
      value: z.unknown(),
      version: z.int().min(0),
      /** Sent again with true after a 409 with `detail.question`: the value acts on people at once. */
      confirmed: z.boolean().default(false),
    }),
    data: SettingRow,
    message: 'The setting is saved.',
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
    message: 'The setting is back to its default.',
  }),
};
