import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { customerColumns } from '#features/particulars/server/index.ts';
import type { PartyKind } from '#features/particulars/words/kinds.ts';
import type { Hit, ListVersion } from '#features/screening/room.calls.ts';
import { dayColumn, instantColumn, numberColumn, searchText } from '#platform/server/database/columns.ts';
import type { ScreeningState, SubjectRole } from './cases/cases.words.ts';
import type { HitState, Verdict } from './hits/hits.words.ts';
import type { HoldReason } from './holds/holds.words.ts';
import type { Filing, RedFlag, Relationship } from './register/register.words.ts';
import type { ReportData } from './reports/reports.calls.ts';
import type { ReportVariant } from './reports/reports.words.ts';

/** The standing file of a customer with a salesperson. */
export const amlCase = pgTable('aml_case', {
  id: uuid().defaultRandom().primaryKey(),
  caseNo: text('case_no').notNull(),
  owner: uuid().notNull(),
  contactId: uuid('contact_id'),
  name: text().notNull(),
  kind: text().$type<PartyKind>().notNull(),
  property: text().notNull().default(''),
  state: text().$type<ScreeningState>().notNull().default('NOT_SCREENED'),
  screenedAt: instantColumn('screened_at'),
  nextReview: dayColumn('next_review'),
  createdAt: instantColumn('created_at').notNull(),
  version: integer().notNull().default(1),
  joined: uuid(),
  fromParty: boolean('from_party').notNull().default(false),
  leftAt: instantColumn('left_at'),
  reportFile: uuid('report_file').notNull().defaultRandom(),
  search: searchText(),
});

/** A person or body screened in a case. */
export const amlSubject = pgTable('aml_subject', {
  id: uuid().defaultRandom().primaryKey(),
  caseId: uuid('case_id').notNull(),
  role: text().$type<SubjectRole>().notNull(),
  kind: text().$type<PartyKind>().notNull(),
  name: text().notNull(),
  aliases: text().array().notNull().default([]),
  ...customerColumns,
  removedAt: instantColumn('removed_at'),
  screenedAt: instantColumn('screened_at'),
  factsHash: text('facts_hash').notNull().default(''),
  partyUuid: uuid('party_uuid'),
  behindId: uuid('behind_id'),
  search: searchText(),
});

/** Each time somebody was screened. */
export const screeningRun = pgTable('screening_run', {
  id: uuid().defaultRandom().primaryKey(),
  subjectId: uuid('subject_id').notNull(),
  at: instantColumn('at').notNull(),
  by: uuid(),
  factsHash: text('facts_hash').notNull(),
  versions: jsonb().$type<ListVersion[]>().notNull(),
  engine: text().notNull(),
  hits: smallint().notNull(),
});

/** Somebody on a list who may be the subject. Only compliance reads these. */
export const screeningHit = pgTable('screening_hit', {
  id: uuid().defaultRandom().primaryKey(),
  subjectId: uuid('subject_id').notNull(),
  source: text().notNull(),
  entityKey: text('entity_key').notNull(),
  contentHash: text('content_hash').notNull(),
  factsHash: text('facts_hash').notNull(),
  score: numberColumn().notNull(),
  listedName: text('listed_name').notNull(),
  found: jsonb().$type<Hit>().notNull(),
  foundAt: instantColumn('found_at').notNull(),
  state: text().$type<HitState>().notNull().default('OPEN'),
  endedAt: instantColumn('ended_at'),
  search: searchText(),
});

/** Officers' decisions, with reasons. Rows are only added. */
export const hitDecision = pgTable('hit_decision', {
  id: uuid().defaultRandom().primaryKey(),
  hitId: uuid('hit_id').notNull(),
  verdict: text().$type<Verdict>().notNull(),
  reason: text().notNull().default(''),
  note: text().notNull().default(''),
  by: uuid(),
  at: instantColumn('at').notNull(),
  source: text().notNull(),
  entityKey: text('entity_key').notNull(),
  contentHash: text('content_hash').notNull(),
  factsHash: text('facts_hash').notNull(),
  alone: boolean().notNull().default(false),
});

/** Suspicions and their reports. Only compliance reads these. */
export const strEntry = pgTable('str_entry', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  caseId: uuid('case_id'),
  subject: text().notNull(),
  transaction: text().notNull().default(''),
  redFlags: text('red_flags').array().$type<RedFlag[]>().notNull().default([]),
  funds: text().notNull().default(''),
  narrative: text().notNull(),
  reporter: uuid().notNull(),
  dueOn: dayColumn('due_on').notNull(),
  filing: text().$type<Filing>().notNull().default('OPEN'),
  reason: text().notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: instantColumn('decided_at'),
  sonarRef: text('sonar_ref').notNull().default(''),
  filedOn: dayColumn('filed_on'),
  relationship: text().$type<Relationship>(),
  reviewOn: dayColumn('review_on'),
  createdAt: instantColumn('created_at').notNull(),
  version: integer().notNull().default(1),
});

/** Papers of a suspicion. `sealed` is the file. */
export const strFile = pgTable('str_file', {
  id: uuid().defaultRandom().primaryKey(),
  entryId: uuid('entry_id').notNull(),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  sealed: text().notNull(),
  addedBy: uuid('added_by').notNull(),
  addedAt: instantColumn('added_at').notNull(),
});

/** An officer's hold on the customer of a case. Only compliance reads these. */
export const amlHold = pgTable('aml_hold', {
  id: uuid().defaultRandom().primaryKey(),
  caseId: uuid('case_id').notNull(),
  reason: text().$type<HoldReason>().notNull(),
  note: text().notNull().default(''),
  by: uuid(),
  at: instantColumn('at').notNull(),
  liftedBy: uuid('lifted_by'),
  liftedAt: instantColumn('lifted_at'),
  liftedNote: text('lifted_note').notNull().default(''),
  endedAt: instantColumn('ended_at'),
  heldNames: text('held_names').array().notNull().default([]),
  heldBirth: dayColumn('held_birth'),
  heldHash: text('held_hash').notNull().default(''),
  heldIdType: text('held_id_type').notNull().default(''),
  heldNumberSealed: text('held_number_sealed').notNull().default(''),
  heldNumberPrint: text('held_number_print').notNull().default(''),
});

/** A report as it was made. */
export const amlReport = pgTable('aml_report', {
  id: uuid().defaultRandom().primaryKey(),
  caseId: uuid('case_id').notNull(),
  variant: text().$type<ReportVariant>().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: instantColumn('made_at').notNull(),
  data: jsonb().$type<ReportData>().notNull(),
});
