import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';

/** The chart of accounts. */
export const ledgerAccount = pgTable('ledger_account', {
  no: smallint().primaryKey(),
  name: text().notNull(),
});

/** A month that something was posted in. A closed one keeps how many entries it has and what they debit. */
export const ledgerMonth = pgTable('ledger_month', {
  month: dayColumn().primaryKey(),
  closedAt: instantColumn('closed_at'),
  closedBy: uuid('closed_by'),
  entries: integer().default(0).notNull(),
  debitCents: centsColumn('debit_cents').default(0).notNull(),
});

/** One event of the money. `madeIn` is its transaction (xid8): its lines come in the same one. */
export const journalEntry = pgTable('journal_entry', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  day: dayColumn().notNull(),
  valueDay: dayColumn('value_day').notNull(),
  event: text().notNull(),
  eventId: uuid('event_id').notNull(),
  text: text().notNull(),
  madeIn: text('made_in').default(sql`pg_current_xact_id()`).notNull(),
  madeAt: instantColumn('made_at').notNull(),
});

/** Debit is positive, credit negative. `deal` is a number. */
export const journalLine = pgTable(
  'journal_line',
  {
    entry: bigint({ mode: 'number' }).notNull(),
    position: smallint().notNull(),
    account: smallint().notNull(),
    personId: uuid('person_id'),
    deal: text(),
    cents: centsColumn('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entry, table.position] })],
);

/** What each account stood at when its month was closed, all months together. */
export const ledgerBalance = pgTable(
  'ledger_balance',
  {
    month: dayColumn().notNull(),
    account: smallint().notNull(),
    cents: centsColumn('cents').notNull(),
    debitCents: centsColumn('debit_cents').notNull(),
    creditCents: centsColumn('credit_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.account] })],
);
