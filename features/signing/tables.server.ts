import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, bytesListColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { CustomerLanguage, Ending, SignatureMethod, SigningEvent, VerifiedBy, Way } from './signing.words.ts';

/** One recipient is asked to sign one version of a document. */
export const signingRequest = pgTable('signing_request', {
  id: uuid().defaultRandom().primaryKey(),
  kind: text().notNull(),
  ref: uuid().notNull(),
  version: integer().notNull(),
  title: text().notNull(),
  about: text().notNull(),
  recipientName: text('recipient_name').notNull(),
  recipientCapacity: text('recipient_capacity').notNull(),
  recipientAddress: text('recipient_address').notNull(),
  documentSha256: text('document_sha256'),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  tokenHash: bytesColumn('token_hash').notNull(),
  way: text().$type<Way>().notNull(),
  sentAt: instantColumn('sent_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  openedAt: instantColumn('opened_at'),
  verifiedAt: instantColumn('verified_at'),
  readAt: instantColumn('read_at'),
  signedAt: instantColumn('signed_at'),
  declinedAt: instantColumn('declined_at'),
  declineReason: text('decline_reason').notNull().default(''),
  endedAt: instantColumn('ended_at'),
  ending: text().$type<Ending>(),
  expiryToldAt: instantColumn('expiry_told_at'),
  reminders: smallint().notNull().default(0),
  codeMac: bytesColumn('code_mac'),
  codeExpiresAt: instantColumn('code_expires_at'),
  wrongCodes: smallint('wrong_codes').notNull().default(0),
  sealAskedAt: instantColumn('seal_asked_at'),
  stampMissedAt: instantColumn('stamp_missed_at'),
  settledAt: instantColumn('settled_at'),
  sealedAt: instantColumn('sealed_at'),
  corrected: text().array(),
  signers: text().array(),
  sealDueAt: instantColumn('seal_due_at'),
  recipientPhone: text('recipient_phone').notNull().default(''),
  codeTo: text('code_to').notNull().default(''),
  asks: boolean().notNull().default(false),
  answered: smallint().notNull().default(0),
  answeredOf: smallint('answered_of').notNull().default(0),
  finishedAt: instantColumn('finished_at'),
  language: text().$type<CustomerLanguage>().notNull().default('en'),
});

/** The cookie of a browser, by its hash, and the requests that it has opened. */
export const signingVisit = pgTable(
  'signing_visit',
  {
    tokenHash: bytesColumn('token_hash').notNull(),
    requestId: uuid('request_id').notNull(),
    begunAt: instantColumn('begun_at').notNull(),
    seenAt: instantColumn('seen_at').notNull(),
    verifiedBy: text('verified_by').$type<VerifiedBy>().notNull(),
    codeTo: text('code_to').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.requestId] })],
);

/** Events of a request. */
export const signingEvent = pgTable('signing_event', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  requestId: uuid('request_id').notNull(),
  at: instantColumn('at').notNull(),
  what: text().$type<SigningEvent>().notNull(),
  detail: text().notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
  recipientAddress: text('recipient_address').notNull().default(''),
  sentTo: text('sent_to').notNull().default(''),
});

/** A mail with a link or with the sealed file. */
export const signingMail = pgTable('signing_mail', {
  id: uuid().defaultRandom().primaryKey(),
  requestId: uuid('request_id').notNull(),
  kind: text().$type<'LINK' | 'SEALED'>().notNull(),
  address: text().notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  sentAt: instantColumn('sent_at'),
  failedAt: instantColumn('failed_at'),
  toldAt: instantColumn('told_at'),
});

/** A signature with its statements. */
export const signingSignature = pgTable('signing_signature', {
  requestId: uuid('request_id').primaryKey(),
  method: text().$type<SignatureMethod>().notNull(),
  name: text().notNull(),
  capacity: text().notNull(),
  picture: bytesColumn(),
  confirmed: text().array().notNull(),
  signedAt: instantColumn('signed_at').notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
  verifiedBy: text('verified_by').$type<VerifiedBy>().notNull(),
  inSession: boolean('in_session').notNull(),
  language: text().$type<CustomerLanguage>(),
  onTheirDevice: boolean('on_their_device').notNull().default(false),
  codeTo: text('code_to').notNull().default(''),
});

/** Certificates that sealed or seal; the newest seals. */
export const sealCertificate = pgTable('seal_certificate', {
  id: uuid().defaultRandom().primaryKey(),
  certificate: bytesColumn().notNull(),
  chain: bytesListColumn().notNull(),
  privateKey: text('private_key').notNull(),
  addedAt: instantColumn('added_at').notNull(),
  isImported: boolean('is_imported').notNull(),
});

/** A file that was sealed, with the signatures of all who signed a version. */
export const sealedDocument = pgTable('sealed_document', {
  id: uuid().defaultRandom().primaryKey(),
  fileId: uuid('file_id').notNull(),
  sha256: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  readSha256: text('read_sha256').notNull(),
  certificateId: uuid('certificate_id').notNull(),
  sealedAt: instantColumn('sealed_at').notNull(),
  number: text(),
  isComplete: boolean('is_complete').notNull(),
  evidence: text(),
});

/** Signatures in a sealed file. */
export const sealedSignature = pgTable(
  'sealed_signature',
  { documentId: uuid('document_id').notNull(), requestId: uuid('request_id').notNull() },
  (table) => [primaryKey({ columns: [table.documentId, table.requestId] })],
);

/** Remains of a purged sealed file: its hash identifies a copy. */
export const sealedHash = pgTable('sealed_hash', {
  sha256: text().primaryKey(),
  sealedOn: dayColumn('sealed_on').notNull(),
  certificateId: uuid('certificate_id').notNull(),
  isComplete: boolean('is_complete').notNull(),
});
