import { boolean, jsonb, pgTable, pgView, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type {
  BillFor,
  CobrokeRole,
  CommissionBasis,
  Direction,
  LeaseMarket,
  RepresentedSide,
  SaleMarket,
  ShareBasis,
  TransactionType,
} from '#features/esubmission/index.server.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import {
  centsColumn,
  dayColumn,
  instantColumn,
  rateColumn,
  searchText,
  shownColumns,
} from '#platform/server/database/columns.ts';
import type { Snapshot } from '../rules/snapshot.ts';
import type { Standing } from '../words.ts';

/** Deals that are settled and whose submission is not completed yet. The database keeps it. */
export const dealSettled = pgTable('deal_settled', { dealId: uuid('deal_id').primaryKey() });

/** Deals that were made, completed or closed since their parties’ contacts followed. The database keeps it. */
export const dealToFollow = pgTable('deal_to_follow', { dealId: uuid('deal_id').primaryKey() });

const dealColumns = {
  id: uuid().defaultRandom().primaryKey(),
  dealNo: text('deal_no').notNull(),
  esubmissionId: uuid('esubmission_id').notNull(),
  caseNo: text('case_no').notNull(),
  ownerId: uuid('owner_id').notNull(),
  signedOn: dayColumn('signed_on').notNull(),
  /** The day on which it was complete; null until that is recorded. */
  completedOn: dayColumn('completed_on'),
  address: text().notNull(),
  state: text().$type<'OPEN' | 'CANCELLED' | 'ABORTED'>().notNull().default('OPEN'),
  transactionType: text('transaction_type').$type<TransactionType>().notNull(),
  /** Whom the agency represented. */
  side: text().$type<RepresentedSide>().notNull(),
  market: text().$type<SaleMarket | LeaseMarket>().notNull(),
  category: text().$type<PropertyCategory>().notNull(),
  propertyType: text('property_type').notNull(),
  postalCode: text('postal_code').notNull(),
  block: text().notNull(),
  street: text().notNull(),
  building: text().notNull(),
  unit: text().notNull(),
  district: text().notNull(),
  tenancyStart: dayColumn('tenancy_start'),
  tenancyEnd: dayColumn('tenancy_end'),
  /** The developer's project that finance counts it to: plans may have rates for it. */
  project: text(),
  /** The price of a sale, the monthly rent of a lease. */
  valueCents: centsColumn('value_cents').notNull(),
  commissionCents: centsColumn('commission_cents').notNull(),
  taxPoint: dayColumn('tax_point').notNull(),
  approvedAt: instantColumn('approved_at').notNull(),
  approvedBy: uuid('approved_by'),
  closedAt: instantColumn('closed_at'),
  /** Its bills that have no invoice, and their amount before GST. The database keeps both. */
  unbilledBills: smallint('unbilled_bills').notNull().default(0),
  unbilledCents: centsColumn('unbilled_cents').notNull().default(0),
  /** What follows from its bills, its money and its payouts. The database keeps it. */
  standing: text().$type<Standing>().notNull().default('UNBILLED'),
  /** The first due day of what is open of its invoices. The database keeps it. */
  dueOn: dayColumn('due_on'),
  search: searchText(),
};

export const deal = pgTable('deal', dealColumns);

export const dealPublic = pgView(
  'deal_public',
  shownColumns(
    dealColumns,
    'id',
    'dealNo',
    'caseNo',
    'esubmissionId',
    'state',
    'standing',
    'dueOn',
    'closedAt',
    'approvedAt',
    'approvedBy',
    'ownerId',
    'signedOn',
    'completedOn',
    'taxPoint',
    'tenancyStart',
    'tenancyEnd',
    'transactionType',
    'side',
    'market',
    'category',
    'propertyType',
    'project',
    'address',
    'valueCents',
    'commissionCents',
    'unbilledBills',
    'unbilledCents',
    'search',
  ),
).existing();

const shareColumns = {
  id: uuid().defaultRandom().primaryKey(),
  dealId: uuid('deal_id').notNull(),
  position: smallint().notNull(),
  userId: uuid('user_id'),
  role: text().$type<CobrokeRole>(),
  name: text().notNull(),
  registrationNo: text('registration_no').notNull(),
  agencyName: text('agency_name'),
  licenceNo: text('licence_no'),
  agencyAddress: text('agency_address'),
  email: text(),
  gstRegistered: boolean('gst_registered'),
  /** Whether we pay that agency, or it bills the client itself. */
  direction: text().$type<Direction>(),
  shareBasis: text('share_basis').$type<ShareBasis>().notNull(),
  /** The part of the commission that was agreed, by PERCENT. */
  shareRate: rateColumn('share_rate'),
  amountCents: centsColumn('amount_cents').notNull(),
};

/**
 * A share of the commission: `userId` and `role` for our own salesperson; for one of another agency `agencyName` and what
 * is known of that agency.
 */
export const dealShare = pgTable('deal_share', shareColumns);

export const dealSharePublic = pgView(
  'deal_share_public',
  shownColumns(
    shareColumns,
    'id',
    'dealId',
    'position',
    'userId',
    'role',
    'name',
    'registrationNo',
    'agencyName',
    'licenceNo',
    'amountCents',
    'agencyAddress',
    'email',
    'gstRegistered',
    'direction',
    'shareBasis',
    'shareRate',
  ),
).existing();

const billColumns = {
  id: uuid().defaultRandom().primaryKey(),
  dealId: uuid('deal_id').notNull(),
  position: smallint().notNull(),
  billFor: text('bill_for').$type<BillFor>().notNull(),
  invoiceToText: text('invoice_to_text').notNull(),
  address: text().notNull(),
  email: text().notNull(),
  postalCode: text('postal_code').notNull(),
  uen: text().notNull(),
  gstNumber: text('gst_number').notNull(),
  /** Days within which it is to be paid; null: the agency's own terms. */
  termsDays: smallint('terms_days'),
  amountCents: centsColumn('amount_cents').notNull(),
  /** What the amount was computed from, as its invoice says: null if that is not known. `rate` is null if it is fixed. */
  basis: text().$type<CommissionBasis>(),
  rate: rateColumn(),
  gstRate: rateColumn('gst_rate').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  isForfeiture: boolean('is_forfeiture').notNull().default(false),
  /** When a revision removed it. Its papers stay. */
  removedAt: instantColumn('removed_at'),
  search: searchText(),
};

/** What is billed of a deal. A forfeiture is the agency’s share of what was forfeited when the deal fell through. */
export const dealBill = pgTable('deal_bill', billColumns);

export const dealBillPublic = pgView(
  'deal_bill_public',
  shownColumns(
    billColumns,
    'id',
    'dealId',
    'position',
    'billFor',
    'invoiceToText',
    'email',
    'amountCents',
    'isForfeiture',
    'removedAt',
    'search',
    'address',
    'postalCode',
    'uen',
    'gstNumber',
    'termsDays',
    'basis',
    'rate',
    'gstRate',
    'gstCents',
  ),
).existing();

const revisionColumns = {
  id: uuid().defaultRandom().primaryKey(),
  dealId: uuid('deal_id').notNull(),
  number: smallint().notNull(),
  reason: text().notNull(),
  before: jsonb().$type<Snapshot>().notNull(),
  after: jsonb().$type<Snapshot>().notNull(),
  /** What follows for papers, credit and lines: of the room that carries it out. */
  follows: jsonb().notNull(),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  approvedBy: uuid('approved_by'),
  approvedAt: instantColumn('approved_at'),
};

/** A change of what a deal was at approval. It waits for approval until it has one. */
export const dealRevision = pgTable('deal_revision', revisionColumns);

export const dealRevisionPublic = pgView(
  'deal_revision_public',
  shownColumns(
    revisionColumns,
    'id',
    'dealId',
    'number',
    'reason',
    'before',
    'after',
    'follows',
    'preparedBy',
    'preparedAt',
    'approvedBy',
    'approvedAt',
  ),
).existing();
