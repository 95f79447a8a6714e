import * as z from 'zod';
import { id } from '#platform/contract/fields.ts';

/** Who reads contacts. Scopes check which: a salesperson their own. */
export const readers = ['salesperson', 'admin'] as const;

export const ofContact = z.strictObject({ id: id() });

/** The version of the record that was read. */
export const version = z.int().min(0);

/** What is deleted, by `?iD=`. */
export const byID = z.strictObject({ iD: id() });

/** A page of a list that has one order and no filters. */
export const onePage = z.strictObject({
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});
export type OnePage = z.output<typeof onePage>;
