import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { customerColumns } from '#features/particulars/server/index.ts';
import type { Gender, PartyKind, Residency } from '#features/particulars/words/kinds.ts';
import type { AgencyForm } from '#features/property/words/agency-forms.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { HdbTown, Tenure } from '#features/property/words/details.ts';
import type { PlanningArea } from '#features/property/words/planning-areas.ts';
import { centsColumn, dayColumn, instantColumn, numberColumn } from '#platform/server/database/columns.ts';
import type { ActivityKind } from './daily/daily.words.ts';
import type { Wanted } from './deals/followed-deal.rules.ts';
import type { DocType } from './documents/documents.words.ts';
import type { HandOverState } from './hand-over/hand-over.words.ts';
import type { ConsentMethod, ConsentState, PdpaChannel, Purpose, Register } from './pdpa/pdpa.words.ts';
import type { AddressKind } from './record/address.words.ts';
import type {
  ContactRole,
  IncomeBand,
  MaritalStatus,
  PreferredChannel,
  ScreeningState,
  Source,
  Stage,
} from './record/contact.words.ts';
import type { CpfBand, Floor, HfeStatus, Intent, Timeline } from './record/profiling.words.ts';
import type { PropertyStatus, Relation } from './record/property.words.ts';

/** A customer, of one salesperson alone. */
export const contact = pgTable('contact', {
  id: uuid().defaultRandom().primaryKey(),
  owner: uuid().notNull(),
  version: integer().notNull().default(1),
  kind: text().$type<PartyKind>().notNull(),
  salutation: text().notNull().default(''),
  name: text().notNull(),
  preferredName: text('preferred_name').notNull().default(''),
  aliases: text().array().notNull().default([]),
  ...customerColumns,
  residency: text().$type<Residency>(),
  gender: text().$type<Gender>(),
  maritalStatus: text('marital_status').$type<MaritalStatus>(),
  phones: text().array().notNull().default([]),
  emails: text().array().notNull().default([]),
  hasWhatsapp: boolean('has_whatsapp').notNull().default(true),
  wechatId: text('wechat_id').notNull().default(''),
  languages: text().notNull().default(''),
  preferredChannel: text('preferred_channel').$type<PreferredChannel>(),
  occupation: text().notNull().default(''),
  employer: text().notNull().default(''),
  industry: text().notNull().default(''),
  incomeBand: text('income_band').$type<IncomeBand>(),
  legalForm: text('legal_form').notNull().default(''),
  contactPerson: text('contact_person').notNull().default(''),
  source: text().$type<Source>(),
  referredBy: text('referred_by').notNull().default(''),
  tags: text().array().notNull().default([]),
  stage: text().$type<Stage>().notNull().default('LEAD'),
  roles: text().array().$type<ContactRole[]>().notNull().default([]),
  notes: text().notNull().default(''),
  followUpOn: dayColumn('follow_up_on'),
  followUpNote: text('follow_up_note').notNull().default(''),
  lastContactedAt: instantColumn('last_contacted_at'),
  screeningState: text('screening_state').$type<ScreeningState>().notNull().default('NOT_SCREENED'),
  search: text().notNull().default(''),
  createdAt: instantColumn('created_at').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  deletedAt: instantColumn('deleted_at'),
  mergedInto: uuid('merged_into'),
});

/** A property that a contact owns, rents, or is interested in. */
export const contactProperty = pgTable('contact_property', {
  id: uuid().defaultRandom().primaryKey(),
  contactId: uuid('contact_id').notNull(),
  relation: text().$type<Relation>().notNull(),
  category: text().$type<PropertyCategory>().notNull(),
  propertyType: text('property_type').notNull().default(''),
  postalCode: text('postal_code').notNull(),
  block: text().notNull(),
  street: text().notNull(),
  building: text().notNull().default(''),
  unit: text().notNull().default(''),
  addressKey: text('address_key').notNull(),
  status: text().$type<PropertyStatus>().notNull().default('HELD'),
  tenure: text().$type<Tenure>(),
  areaSqm: numberColumn('area_sqm'),
  bedrooms: smallint(),
  purchaseCents: centsColumn('purchase_cents'),
  purchasedOn: dayColumn('purchased_on'),
  mortgagee: text().notNull().default(''),
  loanCents: centsColumn('loan_cents'),
  leaseEnd: dayColumn('lease_end'),
  rentCents: centsColumn('rent_cents'),
  askingCents: centsColumn('asking_cents'),
  keysHeld: boolean('keys_held').notNull().default(false),
  exclusiveUntil: dayColumn('exclusive_until'),
  hdbTown: text('hdb_town').$type<HdbTown>(),
  planningArea: text('planning_area').$type<PlanningArea>(),
  leaseStartYear: smallint('lease_start_year'),
  landSqm: numberColumn('land_sqm'),
  shareRate: integer('share_rate'),
  agencyForm: text('agency_form').$type<AgencyForm>(),
  agencyAgreementNo: text('agency_agreement_no').notNull().default(''),
  agencyFrom: dayColumn('agency_from'),
  agencyTo: dayColumn('agency_to'),
  soldCents: centsColumn('sold_cents'),
  soldOn: dayColumn('sold_on'),
  version: integer().notNull().default(1),
});

/** What a deal changed of a contact and of their property, so that it can go back. */
export const contactDeal = pgTable('contact_deal', {
  contactId: uuid('contact_id').notNull(),
  dealId: uuid('deal_id').notNull(),
  wanted: jsonb().$type<Wanted>().notNull(),
  stageBefore: text('stage_before').$type<Stage>(),
  stageAfter: text('stage_after').$type<Stage>(),
  propertyId: uuid('property_id'),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
});

export const contactAddress = pgTable('contact_address', {
  id: uuid().defaultRandom().primaryKey(),
  contactId: uuid('contact_id').notNull(),
  kind: text().$type<AddressKind>().notNull(),
  line: text().notNull(),
  unit: text().notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  country: text().notNull().default('SG'),
  isPrimary: boolean('is_primary').notNull().default(false),
  verifiedBy: text('verified_by').notNull().default(''),
  fromDay: dayColumn('from_day'),
  toDay: dayColumn('to_day'),
  version: integer().notNull().default(1),
});

/** What a contact looks for, and with which means. */
export const contactProfiling = pgTable('contact_profiling', {
  id: uuid().defaultRandom().primaryKey(),
  contactId: uuid('contact_id').notNull(),
  intent: text().$type<Intent>().notNull(),
  budgetMin: centsColumn('budget_min'),
  budgetMax: centsColumn('budget_max'),
  cashCents: centsColumn('cash_cents'),
  cpfBand: text('cpf_band').$type<CpfBand>(),
  ipaCents: centsColumn('ipa_cents'),
  ipaBank: text('ipa_bank').notNull().default(''),
  ipaExpiresOn: dayColumn('ipa_expires_on'),
  hfeStatus: text('hfe_status').$type<HfeStatus>(),
  hfeExpiresOn: dayColumn('hfe_expires_on'),
  residency: text().$type<Residency>(),
  propertiesOwned: smallint('properties_owned'),
  districts: text().array().notNull().default([]),
  areas: text().notNull().default(''),
  types: text().array().$type<PropertyCategory[]>().notNull().default([]),
  sizeMin: numberColumn('size_min'),
  sizeMax: numberColumn('size_max'),
  bedrooms: smallint(),
  floor: text().$type<Floor>(),
  tenure: text().$type<Tenure>(),
  timeline: text().$type<Timeline>(),
  moveInOn: dayColumn('move_in_on'),
  household: smallint(),
  pets: boolean().notNull().default(false),
  financing: text().notNull().default(''),
  decisionMakers: text('decision_makers').notNull().default(''),
  needs: text().notNull().default(''),
  motivation: text().notNull().default(''),
  objections: text().notNull().default(''),
  profileDate: dayColumn('profile_date').notNull(),
  version: integer().notNull().default(1),
});

/** A file of a contact, or one that waits for its contact. */
export const contactDocument = pgTable('contact_document', {
  id: uuid().defaultRandom().primaryKey(),
  fileId: uuid('file_id').notNull(),
  owner: uuid().notNull(),
  contactId: uuid('contact_id'),
  docType: text('doc_type').$type<DocType>().notNull().default('OTHER'),
  expiresOn: dayColumn('expires_on'),
  retentionUntil: dayColumn('retention_until'),
  legalHold: boolean('legal_hold').notNull().default(false),
  uploadedAt: instantColumn('uploaded_at').notNull(),
  deletedAt: instantColumn('deleted_at'),
});

/** Legal holds of documents, and who lifted them. */
export const contactDocumentHold = pgTable('contact_document_hold', {
  id: uuid().defaultRandom().primaryKey(),
  documentId: uuid('document_id').notNull(),
  reason: text().notNull(),
  by: uuid().notNull(),
  at: instantColumn('at').notNull(),
  endedBy: uuid('ended_by'),
  endedAt: instantColumn('ended_at'),
  endedReason: text('ended_reason').notNull().default(''),
});

/** What a contact said of marketing. Rows are only added. */
export const contactConsent = pgTable('contact_consent', {
  id: uuid().defaultRandom().primaryKey(),
  contactId: uuid('contact_id').notNull(),
  purpose: text().$type<Purpose>().notNull(),
  channel: text().$type<PdpaChannel>().notNull(),
  state: text().$type<ConsentState>().notNull(),
  givenOn: dayColumn('given_on').notNull(),
  method: text().$type<ConsentMethod>().notNull(),
  noticeVersion: text('notice_version').notNull().default(''),
  note: text().notNull().default(''),
  recordedBy: uuid('recorded_by').notNull(),
  recordedAt: instantColumn('recorded_at').notNull(),
});

/** What happened with a contact. Rows are only added. */
export const contactActivity = pgTable('contact_activity', {
  id: uuid().defaultRandom().primaryKey(),
  contactId: uuid('contact_id').notNull(),
  kind: text().$type<ActivityKind>().notNull(),
  body: text().notNull(),
  at: instantColumn('at').notNull(),
  by: uuid().notNull(),
});

/** Follow-ups that wait until the one of the contact is done. */
export const contactPlan = pgTable('contact_plan', {
  id: uuid().defaultRandom().primaryKey(),
  contactId: uuid('contact_id').notNull(),
  onDay: dayColumn('on_day').notNull(),
  note: text().notNull(),
});

/** Which of the follow-ups that were offered after a deal was taken, and which was not. */
export const contactProposal = pgTable('contact_proposal', {
  contactId: uuid('contact_id').notNull(),
  key: text().notNull(),
  isTaken: boolean('is_taken').notNull(),
  decidedAt: instantColumn('decided_at').notNull(),
});

/** What the Do Not Call register said of a number, and when. */
export const dncCheck = pgTable('dnc_check', {
  owner: uuid().notNull(),
  phone: text().notNull(),
  register: text().$type<Register>().notNull(),
  listed: boolean().notNull(),
  checkedOn: dayColumn('checked_on').notNull(),
  source: text().notNull(),
  ref: text().notNull().default(''),
});

/** What two contacts may have in common. The database keeps it by itself. */
export const contactKey = pgTable('contact_key', {
  owner: uuid().notNull(),
  key: text().notNull(),
  contactId: uuid('contact_id').notNull(),
});

/** The contacts of somebody who left, on their way to a colleague. */
export const contactHandOver = pgTable('contact_hand_over', {
  id: uuid().defaultRandom().primaryKey(),
  fromPerson: uuid('from_person').notNull(),
  toPerson: uuid('to_person').notNull(),
  askedBy: uuid('asked_by').notNull(),
  state: text().$type<HandOverState>().notNull().default('RUNNING'),
  whole: integer().notNull(),
  contacts: integer().notNull().default(0),
  also: jsonb().$type<Record<string, number>>().notNull().default({}),
  why: text().notNull().default(''),
  askedAt: instantColumn('asked_at').notNull(),
  doneAt: instantColumn('done_at'),
  movedAt: instantColumn('moved_at').notNull(),
});
