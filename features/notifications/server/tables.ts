import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/server/database/columns.ts';

export const notification = pgTable('notification', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  kind: text().notNull(),
  key: text().notNull(),
  batch: uuid().notNull(),
  title: text().notNull(),
  line: text().notNull(),
  link: text().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  readAt: instantColumn('read_at'),
});
