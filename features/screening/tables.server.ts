import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { EntityFacts, EntityName } from './entity.rules.ts';
import type { Doubt } from './lists/lists.calls.ts';
import type { ListedKind, LoadedBy, RiskLevel, Source, VersionState } from './screening.words.ts';

/** A list by whose it is, and the version that is in force. */
export const listSource = pgTable('list_source', {
  source: text().$type<Source>().primaryKey(),
  versionId: integer('version_id'),
  checkedAt: instantColumn('checked_at'),
});

/** A file that was loaded. One that would lose much of the list waits to be confirmed. */
export const listVersion = pgTable('list_version', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  source: text().$type<Source>().notNull(),
  state: text().$type<VersionState>().notNull(),
  asOf: dayColumn('as_of').notNull(),
  fileName: text('file_name').notNull(),
  entities: integer().notNull(),
  came: integer().notNull(),
  gone: integer().notNull(),
  changed: integer().notNull(),
  loadedBy: text('loaded_by').$type<LoadedBy>().notNull(),
  personId: uuid('person_id'),
  importedAt: instantColumn('imported_at').notNull(),
  appliedAt: instantColumn('applied_at'),
  doubts: jsonb().$type<Doubt[]>().notNull().default([]),
});

/** An entry of a list, as it was from one version to before another. */
export const listedEntity = pgTable('listed_entity', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  source: text().$type<Source>().notNull(),
  key: text().notNull(),
  formerKeys: text('former_keys').array().notNull().default([]),
  contentHash: text('content_hash').notNull(),
  kind: text().$type<ListedKind>().notNull(),
  names: jsonb().$type<EntityName[]>().notNull(),
  facts: jsonb().$type<EntityFacts>().notNull(),
  remarks: text().notNull().default(''),
  fromVersion: integer('from_version').notNull(),
  toVersion: integer('to_version'),
});

/** Entries of a file while it is loaded, and of one that waits to be confirmed. */
export const listStaged = pgTable(
  'list_staged',
  {
    versionId: integer('version_id').notNull(),
    key: text().notNull(),
    formerKeys: text('former_keys').array().notNull(),
    contentHash: text('content_hash').notNull(),
    kind: text().$type<ListedKind>().notNull(),
    names: jsonb().$type<EntityName[]>().notNull(),
    facts: jsonb().$type<EntityFacts>().notNull(),
    remarks: text().notNull(),
  },
  ({ versionId, key }) => [primaryKey({ columns: [versionId, key] })],
);

/** Countries of higher risk as the FATF publishes them, each from a day to another. */
export const countryRisk = pgTable('country_risk', {
  id: uuid().defaultRandom().primaryKey(),
  country: text().notNull(),
  level: text().$type<RiskLevel>().notNull(),
  fromDay: dayColumn('from_day').notNull(),
  toDay: dayColumn('to_day'),
});
