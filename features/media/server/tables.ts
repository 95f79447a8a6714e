import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/server/database/columns.ts';

/** A file as it came, under our own key; what it belongs to is the business of the feature that attached it. */
export const storedFile = pgTable('stored_file', {
  fileId: uuid('file_id').defaultRandom().primaryKey(),
  storageKey: text('storage_key').notNull(),
  originalName: text('original_name').notNull(),
  contentType: text('content_type').notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: instantColumn('uploaded_at').notNull(),
});
