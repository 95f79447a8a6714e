import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/** What a column was chosen to hold: its heading, and the field; an empty one is not read. */
export type KeptColumn = { heading: string; field: string };

/**
 * Which field somebody chose for each column of a file. `headHash` is the hash of the file's headings; where it is empty, the choice is for every
 * file that has these headings among others.
 */
export const fileColumns = pgTable(
  'file_columns',
  {
    ownerKind: text('owner_kind').$type<'PERSON' | 'DESK'>().notNull(),
    owner: text().notNull(),
    area: text().notNull(),
    headHash: text('head_hash').notNull(),
    columns: jsonb().$type<KeptColumn[]>().notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.owner, table.area, table.headHash] })],
);
