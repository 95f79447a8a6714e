import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn } from '#platform/server/database/columns.ts';
import type { DutyKind, LoanKind } from './rates/rates.words.ts';
import type { Terms } from './rates/terms.rules.ts';

export const dutyRule = pgTable(
  'duty_rule',
  {
    kind: text().$type<DutyKind>().notNull(),
    fromDay: dayColumn('from_day').notNull(),
    terms: jsonb().$type<Terms[DutyKind]>().notNull(),
    source: text().notNull(),
    /** Where a copy was read. */
    readAt: text('read_at').notNull().default(''),
    note: text().notNull().default(''),
    /** The last day of whose results the note is read. Null: of all. */
    noteUntil: dayColumn('note_until'),
    /** The person who prepared it. Null: it came with Gable. */
    addedBy: uuid('added_by'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.fromDay] })],
);

export const loanRule = pgTable(
  'loan_rule',
  {
    kind: text().$type<LoanKind>().notNull(),
    fromDay: dayColumn('from_day').notNull(),
    terms: jsonb().$type<Terms[LoanKind]>().notNull(),
    source: text().notNull(),
    /** Where a copy was read. */
    readAt: text('read_at').notNull().default(''),
    note: text().notNull().default(''),
    /** The last day of whose results the note is read. Null: of all. */
    noteUntil: dayColumn('note_until'),
    addedBy: uuid('added_by'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.fromDay] })],
);
