import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { RunState } from '../words.ts';
import type { PrintedStatement } from './papers/statement-data.ts';

export const payoutRun = pgTable('payout_run', {
  id: uuid().defaultRandom().primaryKey(),
  number: text(),
  kind: text().$type<'SALESPEOPLE'>().notNull(),
  state: text().$type<RunState>().notNull().default('DRAFT'),
  /** What cleared until the end of this day is paid. */
  cutOff: dayColumn('cut_off').notNull(),
  payDay: dayColumn('pay_day').notNull(),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  approvedBy: uuid('approved_by'),
  approvedAt: instantColumn('approved_at'),
  paidOn: dayColumn('paid_on'),
  paidBy: uuid('paid_by'),
});

/** What a run pays one person. */
export const payoutLine = pgTable('payout_line', {
  id: uuid().defaultRandom().primaryKey(),
  runId: uuid('run_id').notNull(),
  personId: uuid('person_id').notNull(),
  ownCents: centsColumn('own_cents').notNull(),
  overridingCents: centsColumn('overriding_cents').notNull(),
  netCents: centsColumn('net_cents').notNull(),
  bank: text().notNull(),
  accountMasked: text('account_masked').notNull(),
  accountSince: instantColumn('account_since').notNull(),
  voucher: text(),
  printed: jsonb().$type<PrintedStatement>(),
});
