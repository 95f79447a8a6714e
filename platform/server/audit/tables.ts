import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '../database/columns.ts';

/** One row for each change. `seq` and `hash` make a chain of the rows of one aggregate. The app's role can only insert. */
export const auditRow = pgTable('audit_row', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  aggregate: text().notNull(),
  aggregateId: text('aggregate_id').notNull(),
  seq: integer().notNull(),
  at: instantColumn().notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  via: text().notNull(),
  address: text().notNull(),
  action: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
  hash: bytesColumn().notNull(),
});

/** The hash over all rows up to `lastId`. The database refuses to change one. */
export const auditAnchor = pgTable('audit_anchor', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: instantColumn().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  hash: bytesColumn().notNull(),
});

/** The key of the hashes, sealed. One row. */
export const auditKey = pgTable('audit_key', {
  id: text().primaryKey(),
  sealed: text().notNull(),
});
