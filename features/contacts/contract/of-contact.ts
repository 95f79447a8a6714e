import * as z from 'zod';
import { id } from '#platform/contract/fields.ts';

/** Who reads contacts. Scopes check which: a salesperson their own. */
export const readers = ['salesperson', 'admin'] as const;

export const ofContact = z.strictObject({ id: id() });

/** The version of the record that was read. */
export const version = z.int().min(0);

/** What is deleted, by `?iD=`. */
export const byID = z.strictObject({ iD: id() });
