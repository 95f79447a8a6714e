import type * as z from 'zod';
import type { Desk } from '#platform/contract/endpoint.ts';

/** Which settings stand together, in the order of their page. */
export const settingGroups = [
  'Agency',
  'Sign-in page',
  'Public pages',
  'Maintenance',
  'E-Submission',
  'Checks of a submission',
  'Signing in',
] as const;

/**
 * What the page of settings says of one: its name, what it does in plain words, and with which others it stands. `desk`:
 * whose it is besides the administrators'.
 */
export type About = { title: string; help: string; group: (typeof settingGroups)[number]; desk?: Desk };

/** A typed setting: the feature that reads it declares it, with the value it has until someone changes it. */
export type Setting<T> = { key: string; schema: z.ZodType<T>; initial: T; about?: About };

export const setting = <T>(key: string, schema: z.ZodType<T>, initial: T, about?: About): Setting<T> => ({
  key,
  schema,
  initial,
  ...(about && { about }),
});

/** Told to every server when a setting was changed; carries its key. */
export const settingChannel = 'setting_changed';
