import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, rateColumn } from '#platform/server/database/columns.ts';
import type { CobrokeRole, Direction, ShareBasis } from '../roles.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';

const share = {
  shareBasis: text('share_basis').$type<ShareBasis>().notNull(),
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
