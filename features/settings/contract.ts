import type * as z from 'zod';
import type { Desk } from '#platform/contract/endpoint.ts';

/** The groups of the settings page, in its order. */
export const settingGroups = [
  'Agency',
  'Sign-in page',
  'Content',
  'Public pages',
  'Maintenance',
  'E-Submission',
  'Checks of a submission',
  'Due diligence',
  'Security',
  'Commission',
] as const;

/**
 * How the settings page shows a setting: its title, a help text and its group. `desk`: the desk that may change it,
 * beside administrators. `who: 'compliance'`: compliance alone changes it, as a whole by two officers, and reads what was changed; others read
 * that there is such a setting. It says by `byTwo` what its value is in words.
 * `confirmed`: whoever changes it is asked for the password or a code again.
 */
export type About = {
  title: string;
  help: string;
  group: (typeof settingGroups)[number];
  desk?: Desk;
  who?: 'compliance';
  confirmed?: true;
};

/** A typed setting with its default value. The feature that reads it declares it. */
export type Setting<T> = {
  key: string;
  schema: z.ZodType<T>;
  initial: T;
  about?: About;
  /** What of the value two people change, by what it is called: where the agency's money comes and goes. */
  byTwo?(value: T): Record<string, string>;
};

export const setting = <T>(
  key: string,
  schema: z.ZodType<T>,
  initial: T,
  about?: About,
  byTwo?: (value: T) => Record<string, string>,
): Setting<T> => ({
  key,
  schema,
  initial,
  ...(about && { about }),
  ...(byTwo && { byTwo }),
});

/** The channel that notifies every server of a changed setting. The payload is its key. */
export const settingChannel = 'setting_changed';
