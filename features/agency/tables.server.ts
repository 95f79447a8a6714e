import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Desk } from '#platform/contract/endpoint.ts';
import { bytesColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { FileCounts } from './people-file/people-file.words.ts';
import type { FileLine } from './people-file/read-lines.rules.ts';

/** Desks, or another email address of somebody at compliance, that one administrator wants and a second one has to confirm. */
export const deskRequest = pgTable('desk_request', {
  personId: uuid('person_id').primaryKey(),
  desks: text().array().$type<Desk[]>().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  email: text(),
});

/** A look of a member of staff into a salesperson's portal. */
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
  calls: text().array().notNull().default([]),
});

/** A file of people that was checked. Its lines stay until it is applied; what it changed then stays. */
export const peopleFile = pgTable('people_file', {
  id: uuid().primaryKey(),
  fileName: text('file_name').notNull(),
  lines: jsonb().$type<FileLine[]>(),
  unread: text().array().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: instantColumn('made_at').notNull(),
  appliedBy: uuid('applied_by'),
  appliedAt: instantColumn('applied_at'),
  counts: jsonb().$type<FileCounts>(),
});
