import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '#platform/server/database/columns.ts';

/** How the demo agency was begun, and since when it is whole. One row. */
export const demoLoad = pgTable('demo_load', {
  isOnly: boolean('is_only').default(true).primaryKey(),
  seed: integer().notNull(),
  salespeople: integer().notNull(),
  submissions: integer().notNull(),
  today: dayColumn().notNull(),
  doneAt: instantColumn('done_at'),
});
