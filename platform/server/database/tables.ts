import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Numbers without gaps. */
export const counter = pgTable('counter', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});

/** The encryption key that this database was sealed with, by its id. One row. */
export const sealingKey = pgTable('sealing_key', {
  onlyRow: boolean('only_row').default(true).primaryKey(),
  keyId: text('key_id').notNull(),
});

/** Whether this database holds the demo agency. One row. */
export const installation = pgTable('installation', {
  onlyRow: boolean('only_row').default(true).primaryKey(),
  isDemo: boolean('is_demo').notNull(),
});
