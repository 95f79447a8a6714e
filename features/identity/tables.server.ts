import { bigint, boolean, integer, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#platform/contract/actor.ts';
import { bytesColumn, instantColumn, shownColumns } from '#platform/server/database/columns.ts';
import type { Channel } from './second-step/channels.words.ts';

const sessionColumns = {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  id: uuid().defaultRandom().notNull(),
  personId: uuid('person_id').notNull(),
  via: text().$type<Actor['via']>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  revokedAt: instantColumn('revoked_at'),
  /** Accurate to five minutes. */
  lastSeenAt: instantColumn('last_seen_at').notNull(),
  /** When the password or the app's code was last entered in this session. */
  confirmedAt: instantColumn('confirmed_at'),
  lockedAt: instantColumn('locked_at'),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
};

export const session = pgTable('session', sessionColumns);

export const sessionPublic = pgView(
  'session_public',
  shownColumns(sessionColumns, 'personId', 'createdAt', 'via', 'id', 'expiresAt', 'revokedAt', 'lastSeenAt', 'address'),
).existing();

export const signInFailure = pgTable('sign_in_failure', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  account: text().notNull(),
  address: text().notNull(),
  at: instantColumn().notNull(),
  /** `reset` counts requests for a link, whether the account exists or not. */
  kind: text().$type<'password' | 'code' | 'reset' | 'check'>().notNull(),
});

/** Action that a code completes: a sign-in, or the confirmation of a change. */
export type LoginPurpose = 'sign-in' | 'confirmation';

/** A sign-in, or the confirmation of a change, with a right password that waits for its second step. */
export const loginSession = pgTable('login_session', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  id: uuid().defaultRandom().notNull(),
  personId: uuid('person_id').notNull(),
  purpose: text().$type<LoginPurpose>().notNull(),
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

export type LinkPurpose = 'reset' | 'invitation' | 'email' | 'email-by-another' | 'email-undo';

export const accountLink = pgTable('account_link', {
  tokenHash: bytesColumn('token_hash').primaryKey(),
  id: uuid().defaultRandom().notNull(),
  personId: uuid('person_id').notNull(),
  purpose: text().$type<LinkPurpose>().notNull(),
  /** The address to confirm, or to put back. */
  email: text(),
  /**
   * Only of a link that undoes a change of address: time of the first change in a series, each made while the link of the one before was
   * valid.
   */
  since: instantColumn('since'),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  endedAt: instantColumn('ended_at'),
});

export const authenticator = pgTable('authenticator', {
  personId: uuid('person_id').primaryKey(),
  secret: text(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The last time step of 30 seconds whose code was used. Codes of it and of earlier steps are refused. */
  lastStep: bigint('last_step', { mode: 'number' }),
  pendingSecret: text('pending_secret'),
  pendingAt: instantColumn('pending_at'),
  /** Since a new password was set by mail: no codes by mail until the app's was right. */
  isMailOff: boolean('is_mail_off').notNull().default(false),
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
