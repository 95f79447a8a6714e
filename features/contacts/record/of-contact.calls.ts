import * as z from 'zod';
import { id, versionRead } from '#platform/contract/fields.ts';

export const ofContact = z.strictObject({ id: id() });

/** The version of the record that was read. */
export const version = versionRead();

/** What is deleted, by `?iD=`. */
export const byID = z.strictObject({ iD: id() });

/** A page of a list that has one order and no filters. */
export const onePage = z.strictObject({
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});
export type OnePage = z.output<typeof onePage>;
