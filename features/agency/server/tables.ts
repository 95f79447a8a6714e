import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '#platform/server/database/columns.ts';

/** A look of someone of the staff into a salesperson's portal. */
export const portalView = pgTable('portal_view', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  staffSessionId: uuid('staff_session_id').notNull(),
  reason: text().notNull(),
  tokenHash: bytesColumn('token_hash').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  tokenExpiresAt: instantColumn('token_expires_at').notNull(),
  sessionId: uuid('session_id'),
  openedAt: instantColumn('opened_at'),
  endedAt: instantColumn('ended_at'),
  page: text().notNull().default(''),
});
