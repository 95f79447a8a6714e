import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customerColumns, identityColumns } from '#features/particulars/server/index.ts';
import type { Gender, PartyKind, PassType, Residency } from '#features/particulars/words/kinds.ts';
import { dayColumn, rateColumn } from '#platform/server/database/columns.ts';
import type { RepresentedParty, Tenancy } from '../roles.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';

/** `fields.rules.ts` decides which of them a party has. */
const details = {
  alias: text().notNull().default(''),
  gender: text().$type<Gender>(),
  idExpiry: dayColumn('id_expiry'),
  passType: text('pass_type').$type<PassType>(),
  passExpiry: dayColumn('pass_expiry'),
  occupation: text().notNull().default(''),
  employer: text().notNull().default(''),
  tradingName: text('trading_name').notNull().default(''),
  dateOfIncorporation: dayColumn('date_of_incorporation'),
};

export const party = pgTable('esubmission_party', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  uuid: uuid().defaultRandom().notNull(),
  esubmissionId: uuid('esubmission_id').notNull(),
  partyType: text('party_type').$type<RepresentedSide>().notNull(),
  kind: text().$type<PartyKind>().notNull(),
  name: text().notNull(),
  ...customerColumns,
  phone: text().notNull(),
  email: text().notNull(),
  address: text().notNull(),
  representedParty: text('represented_party').$type<RepresentedParty>().notNull(),
  isUnrepresented: boolean('is_unrepresented').notNull(),
  residency: text().$type<Residency>(),
  ...details,
  tenancy: text().$type<Tenancy>(),
  ownershipRate: rateColumn('ownership_rate'),
  isOnBehalf: boolean('is_on_behalf').notNull().default(false),
  representsPartyUUID: uuid('represents_party_uuid'),
  isBeneficialOwner: boolean('is_beneficial_owner').notNull().default(true),
  contactId: uuid('contact_id'),
  amlCaseId: uuid('aml_case_id'),
});

/** SHAREHOLDER: owns a part of a company, in a tree. OWNER: the one person for whom a party holds. */
export const holder = pgTable('esubmission_holder', {
  id: uuid().defaultRandom().primaryKey(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  partyUuid: uuid('party_uuid').notNull(),
  relation: text().$type<'SHAREHOLDER' | 'OWNER'>().notNull(),
  parentId: uuid('parent_id'),
  kind: text().$type<'INDIVIDUAL' | 'COMPANY'>().notNull(),
  name: text().notNull(),
  rate: rateColumn().notNull(),
  ...identityColumns,
});
