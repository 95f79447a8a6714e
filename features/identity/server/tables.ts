import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/actor.ts';
import { bytesColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { Channel } from '../channels.ts';

export const session = pgTable('session', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  id: uuid().defaultRandom().notNull(),
  personId: uuid('person_id').notNull(),
  via: text().$type<Actor['via']>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  revokedAt: instantColumn('revoked_at'),
  /** To five minutes. */
  lastSeenAt: instantColumn('last_seen_at').notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
});

export const signInFailure = pgTable('sign_in_failure', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  account: text().notNull(),
  address: text().notNull(),
  at: instantColumn().notNull(),
  /** `reset` counts requests for a link: whether there is such an account is not looked at. */
  kind: text().$type<'password' | 'code' | 'reset'>().notNull(),
});

/** Someone whose password was right, until the second step is done. */
export const loginSession = pgTable('login_session', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  id: uuid().defaultRandom().notNull(),
  personId: uuid('person_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  endedAt: instantColumn('ended_at'),
  channel: text().$type<Channel>(),
  codeMac: bytesColumn('code_mac'),
  codeSentAt: instantColumn('code_sent_at'),
  codeExpiresAt: instantColumn('code_expires_at'),
  codesSent: integer('codes_sent').notNull().default(0),
  wrongCodes: integer('wrong_codes').notNull().default(0),
});

export const accountLink = pgTable('account_link', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  id: uuid().defaultRandom().notNull(),
  personId: uuid('person_id').notNull(),
  purpose: text().$type<'reset' | 'invitation' | 'email'>().notNull(),
  /** The address that waits to be confirmed; of purpose `email` alone. */
  email: text(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  endedAt: instantColumn('ended_at'),
});

export const authenticator = pgTable('authenticator', {
  personId: uuid('person_id').primaryKey(),
  secret: text(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The last step of thirty seconds whose code was used: it and those before are over. */
  lastStep: bigint('last_step', { mode: 'number' }),
  pendingSecret: text('pending_secret'),
  pendingAt: instantColumn('pending_at'),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    personId: uuid('person_id').notNull(),
    codeMac: bytesColumn('code_mac').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeMac] })],
);

export const noticeAcceptance = pgTable('notice_acceptance', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  personId: uuid('person_id').notNull(),
  version: text().notNull(),
  notice: text().notNull(),
  acceptedAt: instantColumn('accepted_at').notNull(),
  address: text().notNull(),
});
