import { bigint, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, shownColumns } from '#platform/server/database/columns.ts';

const fileColumns = {
  fileId: uuid('file_id').defaultRandom().primaryKey(),
  storageKey: text('storage_key').notNull(),
  originalName: text('original_name').notNull(),
  contentType: text('content_type').notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  /** Null: a visitor without an account, or the system. */
  uploadedBy: uuid('uploaded_by'),
  uploadedAt: instantColumn('uploaded_at').notNull(),
};

/** A stored file, unchanged, under a key of our own. The feature that attached it knows what it belongs to. */
export const storedFile = pgTable('stored_file', fileColumns);

export const storedFilePublic = pgView(
  'stored_file_public',
  shownColumns(fileColumns, 'fileId', 'originalName', 'contentType', 'size', 'uploadedBy', 'uploadedAt', 'sha256'),
).existing();
