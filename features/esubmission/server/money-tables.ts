import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, rateColumn } from '#platform/server/database/columns.ts';
import type { BillFor, CobrokeRole, CommissionBasis, Direction, RepresentedSide } from '../words.ts';

const share = {
  shareBasis: text('share_basis').$type<'PERCENT' | 'AMOUNT'>().notNull(),
  shareRate: rateColumn('share_rate'),
  shareCents: centsColumn('share_cents'),
  amountCents: centsColumn('amount_cents').notNull(),
};

export const externalCobroke = pgTable('external_cobroke', {
  id: uuid().defaultRandom().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  position: smallint().notNull(),
  agencyName: text('agency_name').notNull(),
  licenceNo: text('licence_no').notNull(),
  agencyAddress: text('agency_address').notNull().default(''),
  gstRegistered: boolean('gst_registered').notNull(),
  salespersonName: text('salesperson_name').notNull(),
  registrationNo: text('registration_no').notNull(),
  mobile: text().notNull().default(''),
  email: text().notNull().default(''),
  direction: text().$type<Direction>().notNull().default('PAY_OUT'),
  representedSide: text('represented_side').$type<RepresentedSide>(),
  ...share,
});

export const internalCobroke = pgTable('internal_cobroke', {
  id: uuid().defaultRandom().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  position: smallint().notNull(),
  userId: uuid('user_id').notNull(),
  role: text().$type<CobrokeRole>().notNull(),
  remark: text().notNull(),
  ...share,
});

export const bill = pgTable('bill', {
  id: uuid().defaultRandom().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  position: smallint().notNull(),
  billFor: text('bill_for').$type<BillFor>().notNull(),
  invoiceToText: text('invoice_to_text').notNull(),
  address: text().notNull(),
  email: text().notNull(),
  amountCents: centsColumn('amount_cents').notNull(),
  basis: text().$type<CommissionBasis>().notNull().default('FIXED'),
  rate: rateColumn(),
  servingPartyUUIDs: uuid('serving_party_uuids').array().notNull().default([]),
  gstRate: rateColumn('gst_rate').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
});

export const gstRate = pgTable('gst_rate', {
  validFrom: dayColumn('valid_from').primaryKey(),
  rate: rateColumn().notNull(),
});
