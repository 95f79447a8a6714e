import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn, numberColumn } from '#platform/server/database/columns.ts';
import { placeColumns } from '#platform/server/places/places.ts';
import type { CertificateFacts } from './certificates/facts.server.ts';
import type { Approval, AttendanceSource, Component, Mode, Unit } from './cpd.words.ts';
import type { Rule } from './cycles/cycles.rules.ts';
import type { LogWord } from './registrations/registrations.words.ts';

export const cpdRule = pgTable('cpd_rule', {
  from: dayColumn('from_day').primaryKey(),
  to: dayColumn('to_day'),
  unit: text().$type<Unit>().notNull(),
  components: jsonb().$type<Rule['components']>().notNull(),
  newcomersExempt: boolean('newcomers_exempt').notNull(),
  source: text().notNull(),
});

export const cpdCourse = pgTable('cpd_course', {
  id: uuid().defaultRandom().primaryKey(),
  code: text().notNull(),
  title: text().notNull(),
  summary: text().notNull().default(''),
  provider: text().notNull(),
  providerUen: text('provider_uen').notNull().default(''),
  accreditationNo: text('accreditation_no').notNull().default(''),
  component: text().$type<Component>().notNull(),
  category: text().notNull().default(''),
  hours: numberColumn().notNull(),
  mode: text().$type<Mode>().notNull(),
  publishedAt: instantColumn('published_at'),
  archivedAt: instantColumn('archived_at'),
  version: integer().notNull().default(1),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
});

export const cpdSession = pgTable('cpd_session', {
  id: uuid().defaultRandom().primaryKey(),
  courseId: uuid('course_id').notNull(),
  startsAt: instantColumn('starts_at').notNull(),
  endsAt: instantColumn('ends_at').notNull(),
  venue: text().notNull(),
  trainer: text().notNull().default(''),
  capacity: integer(),
  checkInKey: text('check_in_key').notNull(),
  calledOffAt: instantColumn('called_off_at'),
  calledOffReason: text('called_off_reason').notNull().default(''),
  remindedAt: instantColumn('reminded_at'),
  completedAt: instantColumn('completed_at'),
  version: integer().notNull().default(1),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
});

export const cpdPlace = pgTable(
  'cpd_place',
  { sessionId: uuid('session_id').notNull(), ...placeColumns() },
  ({ sessionId, personId }) => [primaryKey({ columns: [sessionId, personId] })],
);

export const cpdRegistrationLog = pgTable('cpd_registration_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  personId: uuid('person_id').notNull(),
  what: text().$type<LogWord>().notNull(),
  at: instantColumn().notNull(),
});

export const cpdAttendance = pgTable('cpd_attendance', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  sessionId: uuid('session_id'),
  source: text().$type<AttendanceSource>().notNull(),
  title: text().notNull(),
  code: text().notNull().default(''),
  provider: text().notNull(),
  providerUen: text('provider_uen').notNull().default(''),
  accreditationNo: text('accreditation_no').notNull().default(''),
  component: text().$type<Component>().notNull(),
  category: text().notNull().default(''),
  hours: numberColumn().notNull(),
  fromDay: dayColumn('from_day').notNull(),
  toDay: dayColumn('to_day').notNull(),
  mode: text().$type<Mode>().notNull(),
  trainer: text().notNull().default(''),
  certificateNo: text('certificate_no').notNull().default(''),
  evidence: uuid(),
  approval: text().$type<Approval>().notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: instantColumn('decided_at'),
  reason: text().notNull().default(''),
  addedBy: uuid('added_by').notNull(),
  addedAt: instantColumn('added_at').notNull(),
});

export const cpdCertificate = pgTable('cpd_certificate', {
  id: uuid().defaultRandom().primaryKey(),
  attendanceId: uuid('attendance_id').notNull(),
  number: text().notNull(),
  code: text().notNull(),
  facts: jsonb().$type<CertificateFacts>().notNull(),
  issuedAt: instantColumn('issued_at').notNull(),
  issuedBy: uuid('issued_by').notNull(),
  revokedAt: instantColumn('revoked_at'),
  revokedBy: uuid('revoked_by'),
  revokedFor: text('revoked_for').notNull().default(''),
});

export const cpdCertificatePrint = pgTable('cpd_certificate_print', {
  sha256: text().primaryKey(),
  certificateId: uuid('certificate_id').notNull(),
});

/** A reminder to everybody who lacked CPD hours on a day. */
export const cpdReminder = pgTable('cpd_reminder', {
  day: dayColumn().primaryKey(),
  people: integer().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
});
