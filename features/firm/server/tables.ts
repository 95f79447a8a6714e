import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, dayColumn, instantColumn, rateColumn } from '#platform/server/database/columns.ts';

export const gstRate = pgTable('gst_rate', {
  validFrom: dayColumn('valid_from').primaryKey(),
  rate: rateColumn().notNull(),
});

/** The colour and the logo of the heads of papers, a PNG. The highest version is that of papers that are made now. */
export const letterhead = pgTable('letterhead', {
  id: uuid().defaultRandom().primaryKey(),
  version: integer().generatedAlwaysAsIdentity(),
  colour: text().notNull(),
  logo: bytesColumn(),
  madeBy: uuid('made_by').notNull(),
  madeAt: instantColumn('made_at').notNull(),
});
