import { bigint, boolean, integer, jsonb, pgTable, pgView, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { AgencyForm } from '#features/property/words/agency-forms.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { AreaUnit, HdbTown, Tenure } from '#features/property/words/details.ts';
import type { PlanningArea } from '#features/property/words/planning-areas.ts';
import {
  centsColumn,
  dayColumn,
  instantColumn,
  numberColumn,
  rateColumn,
  shownColumns,
} from '#platform/server/database/columns.ts';
import type { CommissionBasis } from '../roles.words.ts';
import type { MarketCheck } from '../status/status.calls.ts';
import type { HistoryEvent, StatusId } from '../status/status.words.ts';
import type { StepVersions } from '../steps.rules.ts';
import type { Step } from '../steps.words.ts';
import type {
  CompletionState,
  LeaseMarket,
  Possession,
  RentalScope,
  RepresentedSide,
  SaleMarket,
  TransactionType,
} from '../transaction.words.ts';

const esubmissionColumns = {
  id: uuid().defaultRandom().primaryKey(),
  caseNo: text('case_no').notNull(),
  transactionType: text('transaction_type').$type<TransactionType>().notNull(),
  propertyCategory: text('property_category').$type<PropertyCategory>().notNull(),
  propertyType: text('property_type').notNull(),
  representedSide: text('represented_side').$type<RepresentedSide>().notNull(),
  postalCode: text('postal_code').notNull(),
  block: text().notNull(),
  street: text().notNull(),
  building: text().notNull(),
  unit: text().notNull(),
  district: text().notNull(),
  /** The price of a sale, or the monthly rent of a lease. */
  priceCents: centsColumn('price_cents').notNull(),
  marketType: text('market_type').$type<SaleMarket | LeaseMarket>().notNull().default('RESALE'),
  hdbTown: text('hdb_town').$type<HdbTown>(),
  planningArea: text('planning_area').$type<PlanningArea>(),
  leaseStartYear: smallint('lease_start_year'),
  floorArea: numberColumn('floor_area'),
  landArea: numberColumn('land_area'),
  areaUnit: text('area_unit').$type<AreaUnit>().notNull().default('SQM'),
  tenure: text().$type<Tenure>(),
  optionDate: dayColumn('option_date'),
  optionExpiryDate: dayColumn('option_expiry_date'),
  exerciseDate: dayColumn('exercise_date'),
  completionDate: dayColumn('completion_date'),
  completionState: text('completion_state').$type<CompletionState>().notNull().default('EXPECTED'),
  optionFeeCents: centsColumn('option_fee_cents'),
  exerciseFeeCents: centsColumn('exercise_fee_cents'),
  optionSerialNo: text('option_serial_no').notNull(),
  intentToSellDate: dayColumn('intent_to_sell_date'),
  possession: text().$type<Possession>().notNull().default('VACANT'),
  agreementDate: dayColumn('agreement_date'),
  tenancyStart: dayColumn('tenancy_start'),
  tenancyEnd: dayColumn('tenancy_end'),
  securityDepositCents: centsColumn('security_deposit_cents'),
  rentalScope: text('rental_scope').$type<RentalScope>().notNull().default('WHOLE'),
  roomDescription: text('room_description').notNull().default(''),
  renewalMonths: smallint('renewal_months'),
  diplomaticClause: boolean('diplomatic_clause').notNull().default(false),
  occupants: smallint(),
  loiDate: dayColumn('loi_date'),
  goodFaithCents: centsColumn('good_faith_cents'),
  agencyForm: text('agency_form').$type<AgencyForm>(),
  agencyAgreementNo: text('agency_agreement_no').notNull().default(''),
  agencyFrom: dayColumn('agency_from'),
  agencyTo: dayColumn('agency_to'),
  stampCertificateNo: text('stamp_certificate_no').notNull().default(''),
  stampDate: dayColumn('stamp_date'),
  stampDutyCents: centsColumn('stamp_duty_cents'),
  marketingCostCents: centsColumn('marketing_cost_cents'),
  lateReason: text('late_reason').notNull(),
  commissionBasis: text('commission_basis').$type<CommissionBasis>().notNull(),
  commissionRate: rateColumn('commission_rate'),
  commissionCents: centsColumn('commission_cents').notNull(),
  status: smallint().$type<StatusId>().notNull().default(1),
  currentStep: text('current_step').$type<Step>().notNull(),
  version: integer().notNull().default(1),
  stepVersions: jsonb('step_versions').$type<StepVersions>().notNull().default({}),
  createdBy: uuid('created_by').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  submittedAt: instantColumn('submitted_at'),
  claimedBy: uuid('claimed_by'),
  claimedAt: instantColumn('claimed_at'),
  /** The status before a hold. */
  heldFrom: smallint('held_from').$type<StatusId>(),
  /** Of an aborted submission: the agency's share of the forfeited money, and the evidence. */
  forfeitureCents: centsColumn('forfeiture_cents'),
  evidenceFileId: uuid('evidence_file_id'),
  deletedAt: instantColumn('deleted_at'),
  /** When all documents that submission requires were uploaded for the first time. */
  spChecklistComplianceDate: instantColumn('sp_checklist_compliance_date'),
  search: text().notNull().default(''),
  /** Whether its due diligence is in forms or in uploads, from when it is submitted; null: the day that is set decides. */
  asksForForms: boolean('asks_for_forms'),
};

export const esubmission = pgTable('esubmission', esubmissionColumns);

export const esubmissionPublic = pgView(
  'esubmission_public',
  shownColumns(
    esubmissionColumns,
    'id',
    'caseNo',
    'status',
    'createdBy',
    'submittedAt',
    'deletedAt',
    'transactionType',
    'propertyCategory',
    'block',
    'street',
    'building',
    'unit',
    'optionDate',
    'optionExpiryDate',
    'exerciseDate',
    'completionDate',
    'agreementDate',
    'tenancyStart',
    'tenancyEnd',
  ),
).existing();

export const esubmissionMember = pgTable('esubmission_member', {
  userId: uuid('user_id').notNull(),
  esubmissionId: uuid('esubmission_id').notNull(),
  capacity: text().$type<'OWNER' | 'COBROKE'>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

export const esubmissionRemark = pgTable('esubmission_remark', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  at: instantColumn().notNull(),
  authorId: uuid('author_id').notNull(),
  path: text(),
  documentId: text('document_id'),
  partyUuid: uuid('party_uuid'),
  text: text().notNull(),
  /** The history row of the return with which it was sent. */
  move: bigint({ mode: 'number' }),
  answeredAt: instantColumn('answered_at'),
});

export const esubmissionReading = pgTable('esubmission_reading', {
  userId: uuid('user_id').notNull(),
  esubmissionId: uuid('esubmission_id').notNull(),
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
});

export const esubmissionOverride = pgTable('esubmission_override', {
  move: bigint({ mode: 'number' }).notNull(),
  esubmissionId: uuid('esubmission_id').notNull(),
  code: text().notNull(),
  reason: text().notNull(),
});

/** What the price or rent was compared with at a submission, and the sentence that said so. */
export const esubmissionCompared = pgTable('esubmission_compared', {
  move: bigint({ mode: 'number' }).primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  compared: jsonb().$type<MarketCheck>().notNull(),
  words: text().notNull(),
});

export const esubmissionHistory = pgTable('esubmission_history', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  at: instantColumn().notNull(),
  actorId: uuid('actor_id'),
  fromStatus: smallint('from_status').$type<StatusId>(),
  toStatus: smallint('to_status').$type<StatusId>().notNull(),
  reason: text().notNull(),
  event: text().$type<HistoryEvent>(),
});

/** Why a submission is on hold: it stays so while one of these is open. */
export const esubmissionHold = pgTable('esubmission_hold', {
  id: uuid().defaultRandom().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  /** Null: an officer's own hold. */
  caseId: uuid('case_id'),
  beganAt: instantColumn('began_at').notNull(),
  endedAt: instantColumn('ended_at'),
});
