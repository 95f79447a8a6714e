import { bigint, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

export const postalAddress = pgTable('postal_address', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  postalCode: text('postal_code'),
  block: text().notNull(),
  street: text().notNull(),
  building: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  source: text({ enum: ['demo', 'condominiums', 'hdb', 'onemap'] }).notNull(),
});

export const listedCode = pgTable('postal_code', { postalCode: text('postal_code').primaryKey() });
