import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '#platform/server/database/columns.ts';

/** A folder of the official forms. */
export const formFolder = pgTable('form_folder', {
  id: uuid().defaultRandom().primaryKey(),
  parentId: uuid('parent_id'),
  name: text().notNull(),
  position: integer().notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  binnedAt: instantColumn('binned_at'),
  binnedBy: uuid('binned_by'),
});

/** An official form. Its name has no ending. */
export const form = pgTable('form', {
  id: uuid().defaultRandom().primaryKey(),
  folderId: uuid('folder_id').notNull(),
  name: text().notNull(),
  binnedAt: instantColumn('binned_at'),
  binnedBy: uuid('binned_by'),
});

/** A version of a form, in force from its day on. */
export const formVersion = pgTable('form_version', {
  formId: uuid('form_id').notNull(),
  number: integer().notNull(),
  fileId: uuid('file_id').notNull(),
  ending: text().notNull(),
  effectiveOn: dayColumn('effective_on').notNull(),
});
