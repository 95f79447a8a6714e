import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { RichText } from '#features/content/rich-text/document.calls.ts';
import { dayColumn, instantColumn, textVector } from '#platform/server/database/columns.ts';
import type { CircularCategory, CircularType, FileText } from './circulars.words.ts';

/** A circular, notice or letter that the content desk publishes. */
export const circular = pgTable('circular', {
  id: uuid().defaultRandom().primaryKey(),
  refNo: text('ref_no').notNull().default(''),
  title: text().notNull(),
  type: text().$type<CircularType>().notNull(),
  category: text().$type<CircularCategory>().notNull(),
  issuedOn: dayColumn('issued_on').notNull(),
  effectiveOn: dayColumn('effective_on'),
  supersedes: uuid(),
  body: jsonb().$type<RichText>().notNull(),
  /** The words of the body. */
  bodyText: text('body_text').notNull(),
  /** Keys of its audience. */
  audience: text().array().notNull(),
  acknowledgeBy: dayColumn('acknowledge_by'),
  publishAt: instantColumn('publish_at'),
  archiveAt: instantColumn('archive_at'),
  announcedAt: instantColumn('announced_at'),
  remindedAt: instantColumn('reminded_at'),
  edition: smallint().notNull().default(1),
  editionAt: instantColumn('edition_at'),
  revision: integer().notNull().default(1),
  /** The words for the search: see schema.sql. */
  search: textVector().generatedAlwaysAs(sql`''::tsvector`),
});

/** An attachment, with the words in it. */
export const circularFile = pgTable('circular_file', {
  fileId: uuid('file_id').primaryKey(),
  circularId: uuid('circular_id').notNull(),
  position: smallint().notNull(),
  state: text().$type<FileText>().notNull().default('WAITING'),
  pages: integer(),
  text: text().notNull().default(''),
  /** The words for the search: see schema.sql. */
  search: textVector().generatedAlwaysAs(sql`''::tsvector`),
});

/** People who read an edition of a circular, and who acknowledged it. */
export const circularRead = pgTable('circular_read', {
  personId: uuid('person_id').notNull(),
  circularId: uuid('circular_id').notNull(),
  edition: smallint().notNull(),
  readAt: instantColumn('read_at').notNull(),
  acknowledgedAt: instantColumn('acknowledged_at'),
});
