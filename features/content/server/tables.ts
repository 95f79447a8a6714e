import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LinkGroup, LinkIcon } from '../words/links.ts';

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
