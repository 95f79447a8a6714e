import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/actor.ts';
import { bytesColumn, instantColumn } from '#platform/server/database/columns.ts';

export const session = pgTable('session', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  id: uuid().defaultRandom().notNull(),
  personId: uuid('person_id').notNull(),
  via: text().$type<Actor['via']>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  revokedAt: instantColumn('revoked_at'),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
});

export const signInFailure = pgTable('sign_in_failure', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  account: text().notNull(),
  address: text().notNull(),
  at: instantColumn().notNull(),
});
