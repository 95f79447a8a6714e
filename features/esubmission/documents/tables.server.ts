import { bigint, boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { DocCondition } from '../checklist/checklist.calls.ts';
import type { Level, Stage } from '../checklist/checklist.words.ts';

export const documentType = pgTable('document_type', {
  documentId: text('document_id').primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
  /** An explanation of the document, or when it applies. */
  note: text().notNull(),
  /** Whether finance opens it. */
  isMoney: boolean('is_money').notNull().default(false),
  /** What it is called for the side that we act for, where each side has one of its own. */
  bySide: jsonb('by_side').$type<Record<string, { name: string; note: string }>>().notNull().default({}),
});

export const docRule = pgTable('doc_rule', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  documentId: text('document_id').notNull(),
  condition: jsonb().$type<DocCondition>().notNull(),
  level: text().$type<Level>().notNull(),
  stage: text().$type<Stage>().notNull(),
  per: text().$type<'case' | 'party'>().notNull(),
  anyOf: text('any_of'),
  validFrom: dayColumn('valid_from').notNull(),
  validTo: dayColumn('valid_to'),
  /** The id of the version that it replaces. */
  replaces: bigint({ mode: 'number' }),
  createdBy: uuid('created_by'),
  createdAt: instantColumn('created_at').notNull(),
});

export const esubmissionDocument = pgTable('esubmission_document', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  documentId: text('document_id').notNull(),
  partyUuid: uuid('party_uuid'),
  spChecklistComplianceDate: instantColumn('sp_checklist_compliance_date'),
});

export const esubmissionFile = pgTable('esubmission_file', {
  fileId: uuid('file_id').primaryKey(),
  document: bigint({ mode: 'number' }).notNull(),
});

/** The verdict of the desk on a line of the checklist. A new file answers a query, and takes an acceptance away. */
export const documentVerdict = pgTable('esubmission_document_verdict', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  documentId: text('document_id').notNull(),
  partyUuid: uuid('party_uuid'),
  verdict: text().$type<'accepted' | 'queried' | 'answered'>().notNull(),
  note: text().notNull(),
  by: uuid().notNull(),
  at: instantColumn().notNull(),
});

export const esubmissionEvidence = pgTable('esubmission_evidence', {
  fileId: uuid('file_id').primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
});
