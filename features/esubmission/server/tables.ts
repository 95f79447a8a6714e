import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn, numberColumn, rateColumn } from '#platform/server/database/columns.ts';
import type { Level, Stage } from '../checklist.ts';
import type {
  AgencyForm,
  AreaUnit,
  HdbTown,
  LeaseMarket,
  Possession,
  RentalScope,
  SaleMarket,
  Tenure,
} from '../detail-words.ts';
import type { DocCondition } from '../doc-condition.ts';
import type { StepVersions } from '../step-versions.ts';
import type {
  BillFor,
  CobrokeRole,
  CommissionBasis,
  Direction,
  IdType,
  PartyKind,
  PropertyCategory,
  RepresentedParty,
  RepresentedSide,
  Residency,
  StatusId,
  Step,
  Tenancy,
  TransactionType,
} from '../words.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

export const esubmission = pgTable('esubmission', {
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
  /** The price of a sale; of a lease, the rent of a month. */
  priceCents: cents('price_cents').notNull(),
  marketType: text('market_type').$type<SaleMarket | LeaseMarket>().notNull().default('RESALE'),
  hdbTown: text('hdb_town').$type<HdbTown>(),
  leaseStartYear: smallint('lease_start_year'),
  floorArea: numberColumn('floor_area'),
  landArea: numberColumn('land_area'),
  areaUnit: text('area_unit').$type<AreaUnit>().notNull().default('SQM'),
  tenure: text().$type<Tenure>(),
  optionDate: dayColumn('option_date'),
  optionExpiryDate: dayColumn('option_expiry_date'),
  exerciseDate: dayColumn('exercise_date'),
  completionDate: dayColumn('completion_date'),
  optionFeeCents: cents('option_fee_cents'),
  exerciseFeeCents: cents('exercise_fee_cents'),
  optionSerialNo: text('option_serial_no').notNull(),
  intentToSellDate: dayColumn('intent_to_sell_date'),
  possession: text().$type<Possession>().notNull().default('VACANT'),
  agreementDate: dayColumn('agreement_date'),
  tenancyStart: dayColumn('tenancy_start'),
  tenancyEnd: dayColumn('tenancy_end'),
  securityDepositCents: cents('security_deposit_cents'),
  rentalScope: text('rental_scope').$type<RentalScope>().notNull().default('WHOLE'),
  roomDescription: text('room_description').notNull().default(''),
  renewalMonths: smallint('renewal_months'),
  diplomaticClause: boolean('diplomatic_clause').notNull().default(false),
  occupants: smallint(),
  loiDate: dayColumn('loi_date'),
  goodFaithCents: cents('good_faith_cents'),
  agencyForm: text('agency_form').$type<AgencyForm>(),
  agencyAgreementNo: text('agency_agreement_no').notNull().default(''),
  agencyFrom: dayColumn('agency_from'),
  agencyTo: dayColumn('agency_to'),
  stampCertificateNo: text('stamp_certificate_no').notNull().default(''),
  stampDate: dayColumn('stamp_date'),
  stampDutyCents: cents('stamp_duty_cents'),
  marketingCostCents: cents('marketing_cost_cents'),
  lateReason: text('late_reason').notNull(),
  commissionBasis: text('commission_basis').$type<CommissionBasis>().notNull(),
  commissionRate: rateColumn('commission_rate'),
  commissionCents: cents('commission_cents').notNull(),
  status: smallint().$type<StatusId>().notNull().default(1),
  currentStep: text('current_step').$type<Step>().notNull(),
  version: integer().notNull().default(1),
  stepVersions: jsonb('step_versions').$type<StepVersions>().notNull().default({}),
  createdBy: uuid('created_by').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  submittedAt: instantColumn('submitted_at'),
  claimedBy: uuid('claimed_by'),
  claimedAt: instantColumn('claimed_at'),
  /** Where it stood before it was put on hold. */
  heldFrom: smallint('held_from').$type<StatusId>(),
  /** Of an aborted one: the agency's share of what was forfeited, and the file that shows why. */
  forfeitureCents: cents('forfeiture_cents'),
  evidenceFileId: uuid('evidence_file_id'),
  deletedAt: instantColumn('deleted_at'),
  /** When nothing that submission waits for was missing for the first time. */
  spChecklistComplianceDate: instantColumn('sp_checklist_compliance_date'),
  search: text().notNull().default(''),
});

export const esubmissionMember = pgTable('esubmission_member', {
  userId: uuid('user_id').notNull(),
  esubmissionId: uuid('esubmission_id').notNull(),
  capacity: text().$type<'OWNER' | 'COBROKE'>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

export const party = pgTable('esubmission_party', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  uuid: uuid().defaultRandom().notNull(),
  esubmissionId: uuid('esubmission_id').notNull(),
  partyType: text('party_type').$type<RepresentedSide>().notNull(),
  kind: text().$type<PartyKind>().notNull(),
  name: text().notNull(),
  idType: text('id_type').$type<IdType>().notNull(),
  idNumberSealed: text('id_number_sealed').notNull(),
  idNumberMasked: text('id_number_masked').notNull(),
  idNumberPrint: text('id_number_print').notNull(),
  /** Its check letter does not fit, which is no proof for this kind of number. */
  isIdDoubtful: boolean('is_id_doubtful').notNull().default(false),
  nationality: text().notNull(),
  dateOfBirth: dayColumn('date_of_birth'),
  phone: text().notNull(),
  email: text().notNull(),
  address: text().notNull(),
  representedParty: text('represented_party').$type<RepresentedParty>().notNull(),
  isUnrepresented: boolean('is_unrepresented').notNull(),
  residency: text().$type<Residency>(),
  tenancy: text().$type<Tenancy>(),
  ownershipRate: rateColumn('ownership_rate'),
  isOnBehalf: boolean('is_on_behalf').notNull().default(false),
  representsPartyUUID: uuid('represents_party_uuid'),
  isBeneficialOwner: boolean('is_beneficial_owner').notNull().default(true),
});

/** Who holds a company (SHAREHOLDER, a tree), and for whom a person holds (OWNER, one). */
export const holder = pgTable('esubmission_holder', {
  id: uuid().defaultRandom().primaryKey(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  partyUuid: uuid('party_uuid').notNull(),
  relation: text().$type<'SHAREHOLDER' | 'OWNER'>().notNull(),
  parentId: uuid('parent_id'),
  kind: text().$type<'INDIVIDUAL' | 'COMPANY'>().notNull(),
  name: text().notNull(),
  rate: rateColumn().notNull(),
  idType: text('id_type').$type<IdType>().notNull(),
  idNumberSealed: text('id_number_sealed').notNull(),
  idNumberMasked: text('id_number_masked').notNull(),
  idNumberPrint: text('id_number_print').notNull(),
  isIdDoubtful: boolean('is_id_doubtful').notNull().default(false),
  nationality: text().notNull(),
  dateOfBirth: dayColumn('date_of_birth'),
});

const share = {
  shareBasis: text('share_basis').$type<'PERCENT' | 'AMOUNT'>().notNull(),
  shareRate: rateColumn('share_rate'),
  shareCents: cents('share_cents'),
  amountCents: cents('amount_cents').notNull(),
};

export const externalCobroke = pgTable('external_cobroke', {
  id: uuid().defaultRandom().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  position: smallint().notNull(),
  agencyName: text('agency_name').notNull(),
  licenceNo: text('licence_no').notNull(),
  gstRegistered: boolean('gst_registered').notNull(),
  salespersonName: text('salesperson_name').notNull(),
  registrationNo: text('registration_no').notNull(),
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
  amountCents: cents('amount_cents').notNull(),
  basis: text().$type<CommissionBasis>().notNull().default('FIXED'),
  rate: rateColumn(),
  servingPartyUUIDs: uuid('serving_party_uuids').array().notNull().default([]),
  gstRate: rateColumn('gst_rate').notNull(),
  gstCents: cents('gst_cents').notNull(),
});

export const gstRate = pgTable('gst_rate', {
  validFrom: dayColumn('valid_from').primaryKey(),
  rate: rateColumn().notNull(),
});

export const documentType = pgTable('document_type', {
  documentId: text('document_id').primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
  /** What is meant by it, or when it applies. */
  note: text().notNull(),
});

export const docRule = pgTable('doc_rule', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  documentId: text('document_id').notNull(),
  condition: jsonb().$type<DocCondition>().notNull(),
  level: text().$type<Level>().notNull(),
  stage: text().$type<Stage>().notNull(),
  per: text().$type<'case' | 'party'>().notNull(),
  anyOf: text('any_of'),
  validFrom: dayColumn('valid_from').notNull(),
  validTo: dayColumn('valid_to'),
  /** The version that it took the place of. */
  replaces: bigint({ mode: 'number' }),
  createdBy: uuid('created_by'),
  createdAt: instantColumn('created_at').notNull(),
});

export const esubmissionDocument = pgTable('esubmission_document', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  documentId: text('document_id').notNull(),
  partyUuid: uuid('party_uuid'),
  spChecklistComplianceDate: instantColumn('sp_checklist_compliance_date'),
});

export const esubmissionFile = pgTable('esubmission_file', {
  fileId: uuid('file_id').primaryKey(),
  document: bigint({ mode: 'number' }).notNull(),
});

/** What the desk said of a line of the checklist, until a new file comes. */
export const documentVerdict = pgTable('esubmission_document_verdict', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  documentId: text('document_id').notNull(),
  partyUuid: uuid('party_uuid'),
  verdict: text().$type<'accepted' | 'queried'>().notNull(),
  note: text().notNull(),
  by: uuid().notNull(),
  at: instantColumn().notNull(),
});

export const esubmissionEvidence = pgTable('esubmission_evidence', {
  fileId: uuid('file_id').primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
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
  /** The return that it came with. */
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

export const esubmissionHistory = pgTable('esubmission_history', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  at: instantColumn().notNull(),
  actorId: uuid('actor_id'),
  fromStatus: smallint('from_status').$type<StatusId>(),
  toStatus: smallint('to_status').$type<StatusId>().notNull(),
  reason: text().notNull(),
});
