import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, rateColumn } from '#platform/server/database/columns.ts';
import type { Gender, PassType } from '../detail-words.ts';
import type { IdType, PartyKind, RepresentedParty, RepresentedSide, Residency, Tenancy } from '../words.ts';

/** A number of identity, sealed; what is shown of it, and its keyed print to find it by. */
const identity = {
  idType: text('id_type').$type<IdType>().notNull(),
  idNumberSealed: text('id_number_sealed').notNull(),
  idNumberMasked: text('id_number_masked').notNull(),
  idNumberPrint: text('id_number_print').notNull(),
  /** Its check letter does not fit, which is no proof for this kind of number. */
  isIdDoubtful: boolean('is_id_doubtful').notNull().default(false),
  nationality: text().notNull(),
  dateOfBirth: dayColumn('date_of_birth'),
};

/** Which of them a party has is in `party-fields.ts`. */
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
  ...identity,
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
  ...identity,
});
