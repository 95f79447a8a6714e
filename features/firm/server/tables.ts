import { pgTable } from 'drizzle-orm/pg-core';
import { dayColumn, rateColumn } from '#platform/server/database/columns.ts';

export const gstRate = pgTable('gst_rate', {
  validFrom: dayColumn('valid_from').primaryKey(),
  rate: rateColumn().notNull(),
});
