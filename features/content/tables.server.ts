import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, searchText } from '#platform/server/database/columns.ts';
import { placeColumns } from '#platform/server/places/places.ts';
import type { RegistrationLogWord } from './events/events.words.ts';
import type { LinkGroup, LinkIcon } from './links/links.words.ts';
import { publicationColumns } from './publication/publication.server.ts';
import type { RichText } from './rich-text/document.calls.ts';

export const usefulLink = pgTable('useful_link', {
  id: uuid().defaultRandom().primaryKey(),
  group: text().$type<LinkGroup>().notNull(),
  /** Among those of its group, from 1; hidden ones have a place, too. */
  place: integer().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  address: text().notNull(),
  icon: text().$type<LinkIcon>().notNull(),
  isHidden: boolean('is_hidden').notNull(),
});

export const articleCategory = pgTable('article_category', {
  code: text().primaryKey(),
  name: text().notNull(),
  place: integer().notNull(),
});

export const article = pgTable('article', {
  id: uuid().defaultRandom().primaryKey(),
  category: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  body: jsonb().$type<RichText>().notNull(),
  /** The words of the body, for the search. */
  words: text().notNull(),
  cover: uuid(),
  /** The cover as lists show it. */
  thumbnail: uuid(),
  ...publicationColumns(),
  version: integer().notNull().default(1),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  search: searchText(),
});

export const contentPicture = pgTable('content_picture', {
  fileId: uuid('file_id').primaryKey(),
  usedAt: instantColumn('used_at').notNull(),
});

export const pictureUse = pgTable(
  'picture_use',
  { fileId: uuid('file_id').notNull(), recordId: uuid('record_id').notNull() },
  ({ fileId, recordId }) => [primaryKey({ columns: [fileId, recordId] })],
);

export const rollingText = pgTable('rolling_text', {
  id: uuid().defaultRandom().primaryKey(),
  text: text().notNull(),
  link: text().notNull(),
  place: integer().notNull(),
  ...publicationColumns(),
});

export const event = pgTable('event', {
  id: uuid().defaultRandom().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  body: jsonb().$type<RichText>().notNull(),
  words: text().notNull(),
  place: text().notNull(),
  startsAt: instantColumn('starts_at').notNull(),
  endsAt: instantColumn('ends_at').notNull(),
  capacity: integer(),
  ...publicationColumns(),
  version: integer().notNull().default(1),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  search: searchText(),
});

export const eventRegistration = pgTable(
  'event_registration',
  { eventId: uuid('event_id').notNull(), ...placeColumns() },
  ({ eventId, personId }) => [primaryKey({ columns: [eventId, personId] })],
);

export const eventRegistrationLog = pgTable('event_registration_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  eventId: uuid('event_id').notNull(),
  personId: uuid('person_id').notNull(),
  what: text().$type<RegistrationLogWord>().notNull(),
  at: instantColumn().notNull(),
});
