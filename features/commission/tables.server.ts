import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { Step } from './schemes/steps.rules.ts';
import type { SplitLine } from './splits/split-share.rules.ts';
import type { Terms } from './terms.rules.ts';

export const plan = pgTable('plan', { code: text().primaryKey(), name: text().notNull() });

export const planVersion = pgTable('plan_version', {
  id: uuid().defaultRandom().primaryKey(),
  plan: text().notNull(),
  fromDay: dayColumn('from_day').notNull(),
  terms: jsonb().$type<Terms>().notNull(),
  /** Counts its corrections. */
  revision: integer().notNull().default(1),
});

export const personPlan = pgTable('person_plan', {
  personId: uuid('person_id').notNull(),
  fromDay: dayColumn('from_day').notNull(),
  plan: text().notNull(),
});

export type Link = { personId: string; ladderRate: number; planVersion: string };

/** A line changed by a resplit: before and after, and the change of its earnings. */
export type StoredChange = {
  shareName: string;
  kind: SplitLine['kind'];
  personId: string | null;
  beforeCents: number;
  afterCents: number;
  movedCents: number;
};

/** How a share is divided: expected until the first money of its deal has cleared, then frozen. */
export const split = pgTable('split', {
  id: uuid().defaultRandom().primaryKey(),
  dealId: uuid('deal_id').notNull(),
  shareId: uuid('share_id').notNull(),
  planVersion: uuid('plan_version'),
  /** Uplines of the salesperson that day, nearest first, with their rank. */
  chain: jsonb().$type<Link[]>().notNull().default([]),
  /** The period of the plan, and the amount reached in it before; null for a plan without one. */
  periodFrom: dayColumn('period_from'),
  periodTo: dayColumn('period_to'),
  reachedCents: centsColumn('reached_cents'),
  steps: jsonb().$type<Step[]>().notNull().default([]),
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
  /** Amount still to be earned. */
  leftCents: centsColumn('left_cents').notNull(),
});

/** Earning of a line by cleared money. */
export const earning = pgTable('earning', {
  id: uuid().defaultRandom().primaryKey(),
  lineId: uuid('line_id').notNull(),
  personId: uuid('person_id'),
  /** The share of another agency that it is of: PostgreSQL says so by its line. */
  shareId: uuid('share_id'),
  day: dayColumn().notNull(),
  cause: text().$type<'ALLOCATION' | 'REVERSAL' | 'RESPLIT' | 'REVISION'>().notNull(),
  causeId: uuid('cause_id').notNull(),
  cents: centsColumn('cents').notNull(),
  takenBy: uuid('taken_by'),
  /** The earning that this one takes back. */
  reverses: uuid(),
});

/** That a frozen split is worked out anew. It waits for approval until it has one. */
export const resplit = pgTable('resplit', {
  id: uuid().defaultRandom().primaryKey(),
  dealId: uuid('deal_id').notNull(),
  reason: text().notNull(),
  changes: jsonb().$type<StoredChange[]>().notNull(),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  approvedBy: uuid('approved_by'),
  approvedAt: instantColumn('approved_at'),
});
