import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/server/database/columns.ts';

/** A row for each setting that was ever changed. A null value means the default. */
export const settingTable = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb(),
  version: integer().notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  changedBy: uuid('changed_by'),
});
