import { boolean, integer, jsonb, pgTable, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn, searchText } from '#platform/server/database/columns.ts';
import type { Dataset } from './datasets.words.ts';
import type { BatchState } from './import/batches.words.ts';
import type { FarOff } from './import/far-off.rules.ts';
import type { Loss, SliceBefore } from './import/slices.rules.ts';
import type { ListedCategory, ListingState, Purpose } from './open-market/listings.words.ts';
import type { SavedTool } from './tools.words.ts';

/** Stored period of a kind of records. */
export const marketDataset = pgTable('market_dataset', {
  code: text().$type<Dataset>().primaryKey(),
  version: integer().notNull().default(0),
  rows: integer().notNull().default(0),
  dataFrom: dayColumn('data_from'),
  dataTo: dayColumn('data_to'),
  importedAt: instantColumn('imported_at'),
  lastId: integer('last_id').notNull().default(0),
});

/** A file that was or is being imported. */
export const marketBatch = pgTable('market_batch', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  dataset: text().$type<Dataset>().notNull(),
  format: text().notNull().default(''),
  fileName: text('file_name').notNull(),
  state: text().$type<BatchState>().notNull().default('RUNNING'),
  reason: text().notNull().default(''),
  read: integer().notNull().default(0),
  loaded: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  removed: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  startedBy: uuid('started_by'),
  startedAt: instantColumn('started_at').notNull(),
  beatAt: instantColumn('beat_at').notNull(),
  endedAt: instantColumn('ended_at'),
  changed: integer().notNull().default(0),
  losses: jsonb().$type<Loss[]>().notNull().default([]),
  slices: jsonb().$type<SliceBefore[]>().notNull().default([]),
  isReversible: boolean('is_reversible').notNull().default(false),
  sha256: text().notNull().default(''),
  file: uuid(),
  farOff: jsonb('far_off').$type<FarOff[]>().notNull().default([]),
  unread: jsonb().$type<string[]>().notNull().default([]),
});

/** A line that was not understood. */
export const marketReject = pgTable('market_reject', {
  batch: integer().notNull(),
  line: integer().notNull(),
  field: text().notNull(),
  reason: text().notNull(),
  text: text().notNull(),
});

/** A month that a whole file filled. */
export const marketSlice = pgTable('market_slice', {
  dataset: text().$type<Dataset>().notNull(),
  region: text().notNull(),
  month: dayColumn().notNull(),
  edition: dayColumn().notNull(),
  batch: integer().notNull(),
});

/** A block of a street, or a project of a street. */
export const marketPlace = pgTable('market_place', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  dataset: text().$type<Dataset>().notNull(),
  region: text().notNull(),
  block: text().notNull(),
  street: text().notNull(),
  project: text().notNull(),
  streetKey: text('street_key').notNull(),
  x: real(),
  y: real(),
  search: searchText(),
});

/** Columns of a sale and a tenancy, stored and as read from a file. */
const facts = {
  kind: text().notNull(),
  model: text().notNull(),
  segment: text().notNull(),
  saleType: text('sale_type').notNull(),
  tenure: text().notNull(),
  tenureText: text('tenure_text').notNull(),
  leaseStart: smallint('lease_start'),
  leaseLeft: smallint('lease_left'),
  bedrooms: smallint(),
  floorFrom: smallint('floor_from'),
  floorTo: smallint('floor_to'),
  area: integer(),
  areaTo: integer('area_to'),
  units: smallint().notNull(),
  price: integer().notNull(),
  nettPrice: integer('nett_price'),
  psf: integer(),
  psm: integer(),
};

/** A sale or a tenancy. */
export const marketRow = pgTable('market_row', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  dataset: text().$type<Dataset>().notNull(),
  batch: integer().notNull(),
  key: uuid().notNull(),
  n: smallint().notNull(),
  month: dayColumn().notNull(),
  region: text().notNull(),
  place: integer().notNull(),
  ...facts,
  isPartial: boolean('is_partial').notNull(),
});

/** A row as it was before an import took it away or changed it. */
export const marketRemoved = pgTable('market_removed', {
  removedBy: integer('removed_by').notNull(),
  id: integer().notNull(),
  dataset: text().$type<Dataset>().notNull(),
  batch: integer().notNull(),
  key: uuid().notNull(),
  n: smallint().notNull(),
  month: dayColumn().notNull(),
  region: text().notNull(),
  place: integer().notNull(),
  ...facts,
  isPartial: boolean('is_partial').notNull(),
});

/** The rows of a file while it is read. */
export const marketIncoming = pgTable('market_incoming', {
  batch: integer().notNull(),
  line: integer().notNull(),
  key: uuid().notNull(),
  n: smallint().notNull().default(1),
  month: dayColumn().notNull(),
  region: text().notNull(),
  block: text().notNull(),
  street: text().notNull(),
  project: text().notNull(),
  streetKey: text('street_key').notNull(),
  x: real(),
  y: real(),
  ...facts,
});

/** A home that a salesperson of the agency offers. */
export const marketListing = pgTable('market_listing', {
  id: uuid().defaultRandom().primaryKey(),
  person: uuid().notNull(),
  version: integer().notNull().default(1),
  purpose: text().$type<Purpose>().notNull(),
  category: text().$type<ListedCategory>().notNull(),
  propertyType: text('property_type').notNull(),
  block: text().notNull(),
  street: text().notNull(),
  building: text().notNull(),
  unit: text().notNull(),
  postalCode: text('postal_code').notNull(),
  region: text().notNull(),
  area: integer().notNull(),
  bedrooms: smallint(),
  askingCents: centsColumn('asking_cents').notNull(),
  remarks: text().notNull(),
  consentAt: instantColumn('consent_at').notNull(),
  state: text().$type<ListingState>().notNull().default('ACTIVE'),
  expiresOn: dayColumn('expires_on').notNull(),
  listedAt: instantColumn('listed_at').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  withdrawnReason: text('withdrawn_reason').notNull().default(''),
});

/** A search that somebody keeps. */
export const marketSaved = pgTable('market_saved', {
  id: uuid().defaultRandom().primaryKey(),
  person: uuid().notNull(),
  tool: text().$type<SavedTool>().notNull(),
  name: text().notNull(),
  query: jsonb().$type<Record<string, string>>().notNull(),
  notifies: boolean().notNull(),
  seenId: integer('seen_id').notNull(),
  toldId: integer('told_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
