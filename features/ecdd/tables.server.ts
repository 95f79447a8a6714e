import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { identityColumns } from '#features/particulars/server/index.ts';
import type { PartyKind } from '#features/particulars/words/kinds.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { DocumentToSign } from '#features/signing/signature/document.calls.ts';
import { bytesColumn, dayColumn, instantColumn, searchText } from '#platform/server/database/columns.ts';
import type { Principal } from './dossier/dossier.rules.ts';
import type { Particulars } from './forms/form.calls.ts';
import type { Seen } from './forms/form-state.rules.ts';
import type {
  AnswerType,
  AttachCode,
  Audience,
  CddFor,
  CheckedResult,
  FilledBy,
  FormState,
  Rating,
  RecordedDecision,
  RemarkRule,
  ShownRating,
  SignedHow,
} from './forms/forms.words.ts';
import type { Choice, Effect, ShowIf } from './forms/rows.rules.ts';
import type { Factor } from './rating/rating.rules.ts';
import type { Signer } from './signing/signers.rules.ts';
import type { TemplateState, Translation } from './templates/builder.words.ts';

/** A questionnaire of one side of a transaction. */
export const ecddTemplate = pgTable('ecdd_template', {
  id: uuid().defaultRandom().primaryKey(),
  cddFor: text('cdd_for').$type<CddFor>().notNull(),
  version: smallint().notNull(),
  validFrom: dayColumn('valid_from').notNull(),
  state: text().$type<TemplateState>().notNull().default('PUBLISHED'),
  revision: integer().notNull().default(1),
  madeBy: uuid('made_by'),
  proposedBy: uuid('proposed_by'),
  reason: text().notNull().default(''),
  approvedBy: uuid('approved_by'),
  publishedAt: instantColumn('published_at'),
});

/** A question of a questionnaire. */
export const ecddTemplateRow = pgTable('ecdd_template_row', {
  templateId: uuid('template_id').notNull(),
  sectionNo: smallint('section_no').notNull(),
  sectionName: text('section_name').notNull(),
  questionOrder: smallint('question_order').notNull(),
  questionFID: text('question_fid').notNull(),
  question: text().notNull(),
  answerType: text('answer_type').$type<AnswerType>().notNull(),
  remark: text().$type<RemarkRule>().notNull(),
  audience: text().$type<Audience>().notNull(),
  filledBy: text('filled_by').$type<FilledBy>().notNull(),
  effects: jsonb().$type<Effect[]>().notNull().default([]),
  choices: jsonb().$type<Choice[]>().notNull().default([]),
  opensOn: text('opens_on').$type<'Y' | 'N'>(),
  opens: text().$type<'CHOICE' | 'COUNTRIES'>(),
  attachCode: text('attach_code').$type<AttachCode>(),
  attachOn: text('attach_on').$type<'Y' | 'N'>(),
  showIf: jsonb('show_if').$type<ShowIf>(),
  onlyAuthor: boolean('only_author').notNull().default(false),
  deleted: boolean().notNull().default(false),
  help: text().notNull().default(''),
  isRequired: boolean('is_required').notNull().default(true),
  english: text().notNull().generatedAlwaysAs(sql`''`),
});

/** A question in another language, of the English that had the mark `of`. */
export const ecddRowWords = pgTable('ecdd_row_words', {
  templateId: uuid('template_id').notNull(),
  questionFID: text('question_fid').notNull(),
  language: text().$type<Translation>().notNull(),
  question: text().notNull(),
  help: text().notNull().default(''),
  choices: jsonb().$type<Choice[]>().notNull().default([]),
  of: text().notNull(),
});

/** The name of a section in another language. */
export const ecddSectionWords = pgTable('ecdd_section_words', {
  templateId: uuid('template_id').notNull(),
  sectionNo: smallint('section_no').notNull(),
  language: text().$type<Translation>().notNull(),
  name: text().notNull(),
  of: text().notNull(),
});

/** A form of a customer, for one property and side. */
export const ecddForm = pgTable('ecdd_form', {
  id: uuid().defaultRandom().primaryKey(),
  formNo: text('form_no').notNull(),
  templateId: uuid('template_id').notNull(),
  cddFor: text('cdd_for').$type<CddFor>().notNull(),
  owner: uuid().notNull(),
  caseId: uuid('case_id').notNull(),
  propertyId: uuid('property_id'),
  property: text().notNull(),
  category: text().$type<PropertyCategory>().notNull(),
  leaseMonths: smallint('lease_months'),
  amountCents: bigint('amount_cents', { mode: 'number' }),
  hasUcp: boolean('has_ucp').notNull().default(false),
  isUcp: boolean('is_ucp').notNull().default(false),
  kind: text().$type<PartyKind>().notNull(),
  name: text().notNull(),
  aliases: text().array().notNull().default([]),
  ...identityColumns,
  particulars: jsonb().$type<Particulars>().notNull(),
  version: integer().notNull().default(1),
  createdAt: instantColumn('created_at').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  signers: jsonb().$type<Signer[]>().notNull().default([]),
  actsFor: jsonb('acts_for').$type<Principal[]>(),
  overOn: dayColumn('over_on'),
  search: searchText(),
  ownVersion: integer('own_version').notNull().default(1),
});

/** An answer to a question of a form. */
export const ecddAnswer = pgTable('ecdd_answer', {
  formId: uuid('form_id').notNull(),
  questionFID: text('question_fid').notNull(),
  checkedResult: text('checked_result').$type<CheckedResult>().notNull().default(''),
  remark: text().notNull().default(''),
  detail: text().notNull().default(''),
  answeredBy: uuid('answered_by'),
});

/** How a form was rated when its risk was determined. */
export const ecddRating = pgTable('ecdd_rating', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  at: instantColumn('at').notNull(),
  by: uuid().notNull(),
  rules: text().notNull(),
  shown: text().$type<ShownRating>().notNull(),
  agreed: text().$type<ShownRating>().notNull(),
  real: text().$type<Rating>().notNull(),
  factors: jsonb().$type<Factor[]>().notNull(),
  mitigation: text().notNull().default(''),
  determinedAt: instantColumn('determined_at').notNull(),
  ownVersion: integer('own_version').notNull().default(1),
  // By the form and both versions (schema.sql).
  fileId: uuid('file_id').generatedAlwaysAs(sql`DEFAULT`).notNull(),
});

/** What a designated officer decided on a version of a form. */
export const ecddApproval = pgTable('ecdd_approval', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  at: instantColumn('at').notNull(),
  by: uuid(),
  decision: text().$type<RecordedDecision>().notNull(),
  rating: text().$type<'LOW' | 'MEDIUM'>(),
  note: text().notNull(),
  nextReview: dayColumn('next_review'),
  seen: jsonb().$type<Seen>(),
  established: text().notNull().default(''),
  ownVersion: integer('own_version').notNull().default(1),
});

/** That an officer asks for source of wealth, or no longer does. */
export const ecddWealthAsk = pgTable('ecdd_wealth_ask', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  at: instantColumn('at').notNull(),
  by: uuid().notNull(),
  isAsked: boolean('is_asked').notNull(),
});

/** With which version of a form a transaction was approved. */
export const ecddApprovedForm = pgTable('ecdd_approved_form', {
  esubmissionId: uuid('esubmission_id').notNull(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  lacks: text().array(),
});

/** The customer’s part of a version: what they are asked to sign, as it was when it was sent. */
export const ecddCustomerPart = pgTable('ecdd_customer_part', {
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  madeAt: instantColumn('made_at').notNull(),
  sha256: text().notNull(),
  pdf: bytesColumn().notNull(),
  document: jsonb().$type<DocumentToSign>().notNull(),
  id: uuid().defaultRandom().notNull(),
  idNumberSealed: text('id_number_sealed'),
});

/** How a customer acknowledged a version of a form. */
export const ecddSignature = pgTable('ecdd_signature', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  how: text().$type<SignedHow>().notNull(),
  requestId: uuid('request_id'),
  signedAt: instantColumn('signed_at').notNull(),
  name: text().notNull(),
  capacity: text().notNull().default(''),
  note: text().notNull().default(''),
  fileId: uuid('file_id'),
  signer: text().notNull().default(''),
});

/** What a signer says is wrong in a form. */
export const ecddWrong = pgTable('ecdd_wrong', {
  id: uuid().defaultRandom().primaryKey(),
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  requestId: uuid('request_id').notNull(),
  name: text().notNull(),
  at: instantColumn('at').notNull(),
  words: text().notNull(),
});

/** Papers that belong to a form. */
export const ecddFile = pgTable('ecdd_file', {
  fileId: uuid('file_id').primaryKey(),
  formId: uuid('form_id').notNull(),
  attachCode: text('attach_code').notNull(),
  addedAt: instantColumn('added_at').notNull(),
  addedBy: uuid('added_by'),
  removedAt: instantColumn('removed_at'),
});

/** The due diligence of a submission. */
export const ecddDossier = pgTable('ecdd_dossier', {
  id: uuid().defaultRandom().primaryKey(),
  esubmissionId: uuid('esubmission_id').notNull(),
  owner: uuid().notNull(),
  madeAt: instantColumn('made_at').notNull(),
  endedAt: instantColumn('ended_at'),
  lacksClient: boolean('lacks_client').notNull().default(false),
});

/** A party that needs a form, and the form that it has. */
export const ecddDuty = pgTable('ecdd_duty', {
  dossierId: uuid('dossier_id').notNull(),
  partyUuid: uuid('party_uuid').notNull(),
  position: smallint().notNull(),
  cddFor: text('cdd_for').$type<CddFor>().notNull(),
  isUcp: boolean('is_ucp').notNull(),
  kind: text().$type<PartyKind>().notNull(),
  principal: text().$type<PartyKind>(),
  caseId: uuid('case_id'),
  formId: uuid('form_id'),
  takenUpAt: instantColumn('taken_up_at'),
  purgedState: text('purged_state').$type<FormState>(),
  purgedRating: text('purged_rating').$type<ShownRating>(),
  purgedFormNo: text('purged_form_no'),
});

/** What became known of a form after its deal was settled. */
export const ecddAfterDeal = pgTable('ecdd_after_deal', {
  formId: uuid('form_id').primaryKey(),
  version: integer().notNull(),
  foundAt: instantColumn('found_at').notNull(),
  seen: jsonb().$type<Seen>().notNull(),
  notedAt: instantColumn('noted_at'),
  notedBy: uuid('noted_by'),
  note: text().notNull().default(''),
});

/** Since when a version of a form is done. */
export const ecddDone = pgTable('ecdd_done', {
  formId: uuid('form_id').notNull(),
  version: integer().notNull(),
  since: instantColumn('since').notNull(),
});
