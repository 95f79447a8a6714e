import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';

/** The agency of the register that a share is paid to. */
export const cobrokeTie = pgTable('cobroke_tie', {
  shareId: uuid('share_id').primaryKey(),
  licenceNo: text('licence_no').notNull(),
  tiedBy: uuid('tied_by').notNull(),
  tiedAt: instantColumn('tied_at').notNull(),
});

/** The tax invoice of a registered agency for its share. A credit note takes it back. */
export const cobrokeInvoice = pgTable('cobroke_invoice', {
  id: uuid().primaryKey(),
  shareId: uuid('share_id').notNull(),
  number: text().notNull(),
  issuedOn: dayColumn('issued_on').notNull(),
  netCents: centsColumn('net_cents').notNull(),
  gstRate: integer('gst_rate').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  /** Whether our agency claims it as input tax. */
  isClaimed: boolean('is_claimed').notNull(),
  keyedBy: uuid('keyed_by').notNull(),
  keyedAt: instantColumn('keyed_at').notNull(),
  creditNote: text('credit_note'),
  creditedOn: dayColumn('credited_on'),
  creditedBy: uuid('credited_by'),
});
