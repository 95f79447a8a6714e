import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { SplitLine } from '../rules/split-share.ts';
import type { Terms } from '../rules/terms.ts';

export const plan = pgTable('plan', { code: text().primaryKey(), name: text().notNull() });

export const planVersion = pgTable('plan_version', {
  id: uuid().defaultRandom().primaryKey(),
  plan: text().notNull(),
  fromDay: dayColumn('from_day').notNull(),
  terms: jsonb().$type<Terms>().notNull(),
});

export const personPlan = pgTable('person_plan', {
  personId: uuid('person_id').notNull(),
  fromDay: dayColumn('from_day').notNull(),
  plan: text().notNull(),
});

export const split = pgTable('split', {
  id: uuid().defaultRandom().primaryKey(),
  dealId: uuid('deal_id').notNull(),
  shareId: uuid('share_id').notNull(),
  planVersion: uuid('plan_version'),
  frozenAt: instantColumn('frozen_at'),
});

export const splitLine = pgTable('split_line', {
  id: uuid().defaultRandom().primaryKey(),
  splitId: uuid('split_id').notNull(),
  position: smallint().notNull(),
  kind: text().$type<SplitLine['kind']>().notNull(),
  personId: uuid('person_id'),
  rate: integer().notNull(),
  cents: centsColumn('cents').notNull(),
  /** What is still to be earned of it. */
  leftCents: centsColumn('left_cents').notNull(),
});

/** What a line earned by money that cleared. */
export const earning = pgTable('earning', {
  id: uuid().defaultRandom().primaryKey(),
  lineId: uuid('line_id').notNull(),
  personId: uuid('person_id'),
  day: dayColumn().notNull(),
  cause: text().$type<'ALLOCATION' | 'REVERSAL'>().notNull(),
  causeId: uuid('cause_id').notNull(),
  cents: centsColumn('cents').notNull(),
  takenBy: uuid('taken_by'),
  /** The earning that this one takes back. */
  reverses: uuid(),
});
