import { integer, jsonb, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, shownColumns } from '#platform/server/database/columns.ts';

const settingColumns = {
  key: text().primaryKey(),
  value: jsonb(),
  version: integer().notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  changedBy: uuid('changed_by'),
};

/** A row for each setting that was ever changed. A null value means the default. */
export const settingTable = pgTable('setting', settingColumns);

export const settingPublic = pgView(
  'setting_public',
  shownColumns(settingColumns, 'key', 'value', 'version', 'changedAt', 'changedBy'),
).existing();
