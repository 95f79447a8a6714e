import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { dayColumn, instantColumn } from '#platform/server/database/columns.ts';

/** Everyone who can sign in. A salesperson has a registration number, staff have desks. */
export const person = pgTable('person', {
  id: uuid().defaultRandom().primaryKey(),
  userName: text('user_name').notNull(),
  name: text().notNull(),
  email: text().notNull(),
  registrationNo: text('registration_no'),
  role: text().$type<Role>().notNull(),
  desks: text().array().$type<Desk[]>().notNull().default([]),
  passwordHash: text('password_hash'),
  disabledAt: instantColumn('disabled_at'),
  createdAt: instantColumn('created_at').notNull(),
});

/** The agency's ladder of titles. */
export const rank = pgTable('rank', {
  code: text().primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
});

/** The rank of someone from a day on. */
export const personRank = pgTable('person_rank', {
  personId: uuid('person_id').notNull(),
  fromDay: dayColumn('from_day').notNull(),
  rank: text().notNull(),
});

/** Who leads someone from a day on; null: nobody. */
export const upline = pgTable('upline', {
  personId: uuid('person_id').notNull(),
  fromDay: dayColumn('from_day').notNull(),
  uplineId: uuid('upline_id'),
});
