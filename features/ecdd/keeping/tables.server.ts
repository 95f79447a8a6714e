import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { PurgedKind, PurgeState } from './keeping.words.ts';

/** A form that is not purged, though its time of keeping may be over. */
export const ecddLegalHold = pgTable('ecdd_legal_hold', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  reason: text().notNull(),
  by: uuid().notNull(),
  at: instantColumn('at').notNull(),
  endedBy: uuid('ended_by'),
  endedAt: instantColumn('ended_at'),
});

/** What one officer asked to purge, and what another one decided. */
export const ecddPurge = pgTable('ecdd_purge', {
  id: uuid().defaultRandom().primaryKey(),
  state: text().$type<PurgeState>().notNull().default('WAITING'),
  reason: text().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: instantColumn('decided_at'),
  note: text().notNull().default(''),
  purged: jsonb().$type<PurgedKind[]>().notNull().default([]),
  cases: integer().notNull().default(0),
});

/** The forms of a purge that waits. */
export const ecddPurgeForm = pgTable('ecdd_purge_form', {
  purgeId: uuid('purge_id').notNull(),
  formId: uuid('form_id').notNull(),
});

/** On which day the transaction of a submission ended. */
export const ecddCompletion = pgTable('ecdd_completion', {
  esubmissionId: uuid('esubmission_id').primaryKey(),
  completedOn: dayColumn('completed_on'),
  settledOn: dayColumn('settled_on'),
});
