import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, rateColumn } from '#platform/server/database/columns.ts';
import type { BillFor, CommissionBasis } from '../roles.words.ts';

export const bill = pgTable('bill', {
  id: uuid().defaultRandom().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  position: smallint().notNull(),
  billFor: text('bill_for').$type<BillFor>().notNull(),
  invoiceToText: text('invoice_to_text').notNull(),
  address: text().notNull(),
  email: text().notNull(),
  postalCode: text('postal_code').notNull(),
  uen: text().notNull(),
  gstNumber: text('gst_number').notNull(),
  termsDays: smallint('terms_days'),
  amountCents: centsColumn('amount_cents').notNull(),
  basis: text().$type<CommissionBasis>().notNull().default('FIXED'),
  rate: rateColumn(),
  servingPartyUUIDs: uuid('serving_party_uuids').array().notNull().default([]),
  gstRate: rateColumn('gst_rate').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
});
