import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/server/database/columns.ts';
import type { ImportChoice, ImportOutcome, ImportState } from './import.words.ts';

/** A file of contacts, until a day after its rows have come in. */
export const contactImport = pgTable('contact_import', {
  id: uuid().defaultRandom().primaryKey(),
  owner: uuid().notNull(),
  fileName: text('file_name').notNull(),
  state: text().$type<ImportState>().notNull().default('PREVIEW'),
  madeAt: instantColumn('made_at').notNull(),
  doneAt: instantColumn('done_at'),
  movedAt: instantColumn('moved_at').notNull(),
  unread: text().array().notNull().default([]),
});

/** What is to be done with a row of an import, and what was done. */
export const contactImportRow = pgTable('contact_import_row', {
  importId: uuid('import_id').notNull(),
  place: integer().notNull(),
  id: uuid().defaultRandom().notNull(),
  isFault: boolean('is_fault').notNull(),
  seems: uuid(),
  sameAs: integer('same_as'),
  choice: text().$type<ImportChoice>().notNull(),
  outcome: text().$type<ImportOutcome | ''>().notNull().default(''),
  contactId: uuid('contact_id'),
  trail: integer(),
  beforeSealed: text('before_sealed').notNull().default(''),
  reason: text().notNull().default(''),
  line: integer().notNull(),
  sealed: text().notNull(),
  addressIds: uuid('address_ids').array().notNull().default([]),
});
