import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '#platform/server/database/columns.ts';

export const dashboardLayout = pgTable('dashboard_layout', {
  personId: uuid('person_id').primaryKey(),
  version: integer().notNull(),
  placed: text().array().notNull(),
  hidden: text().array().notNull(),
  shown: text().array().notNull(),
  changedAt: instantColumn('changed_at').notNull(),
});

export const calendarFeed = pgTable('calendar_feed', {
  personId: uuid('person_id').primaryKey(),
  tokenHash: bytesColumn('token_hash').notNull(),
  madeAt: instantColumn('made_at').notNull(),
});
