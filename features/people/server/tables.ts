import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { instantColumn } from '#platform/server/database/columns.ts';

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
