import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/server/database/columns.ts';
import type { CorrectionState, ScanDecision } from '../forms/forms.words.ts';
import type { Answer } from '../forms/rows.rules.ts';
import type { ecddForm } from '../tables.server.ts';
import type { SignedStatement } from './corrected.rules.ts';

type Columns = Omit<typeof ecddForm.$inferSelect, 'idNumberSealed' | 'ownVersion'>;

/** A version as it was: the columns of its form without the number, and its answers. One from before there were two parts has none of its own. */
export type KeptForm = { form: Columns & { ownVersion?: number }; answers: Answer[] };

/** Why a version that was signed is corrected, and who let it begin. */
export const ecddCorrection = pgTable('ecdd_correction', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  state: text().$type<CorrectionState>().notNull(),
  reason: text().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: instantColumn('decided_at'),
  word: text().notNull().default(''),
  signed: jsonb().$type<SignedStatement[]>().notNull(),
  changed: text().array(),
  kept: jsonb().$type<KeptForm>(),
});

/** A scan that came after a link was sent. */
export const ecddScan = pgTable('ecdd_scan', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  fileId: uuid('file_id').notNull(),
  by: uuid().notNull(),
  at: instantColumn('at').notNull(),
  mitigation: text().notNull().default(''),
  decision: text().$type<ScanDecision>(),
  decidedBy: uuid('decided_by'),
  decidedAt: instantColumn('decided_at'),
  word: text().notNull().default(''),
});
