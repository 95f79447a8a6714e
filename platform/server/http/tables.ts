import { jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '../database/columns.ts';

/** The answer to a change, for whoever asks again with the same key. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    actorId: uuid('actor_id').notNull(),
    key: text().notNull(),
    fingerprint: bytesColumn().notNull(),
    status: smallint(),
    answer: jsonb(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
);
