import { boolean, jsonb, pgTable, pgView, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { bytesColumn, dayColumn, instantColumn, searchText, shownColumns } from '#platform/server/database/columns.ts';
import type { Bank } from './record/bank-account.rules.ts';
import type { AccountChange } from './settled/settled.rules.ts';

const personColumns = {
  id: uuid().defaultRandom().primaryKey(),
  userName: text('user_name').notNull(),
  name: text().notNull(),
  email: text().notNull(),
  /** Another account had this address before each had to have one of its own. */
  sharesEmail: boolean('shares_email').notNull().default(false),
  registrationNo: text('registration_no'),
  /** The agency's own code of a salesperson, by which papers and reports name them. The database gives it and keeps it. */
  saNo: text('sa_no'),
  role: text().$type<Role>().notNull(),
  desks: text().array().$type<Desk[]>().notNull().default([]),
  passwordHash: text('password_hash'),
  mobile: text(),
  gstNumber: text('gst_number'),
  gstFrom: dayColumn('gst_from'),
  /** Business address on tax invoices. Empty: not known. */
  gstAddress: text('gst_address').notNull().default(''),
  gstPostalCode: text('gst_postal_code').notNull().default(''),
  /** The version of the picture in personPicture. */
  picture: text(),
  /** Whether signing in requires a second step. */
  secondStep: boolean('second_step').notNull().default(true),
  disabledAt: instantColumn('disabled_at'),
  emailChangedByAnotherAt: instantColumn('email_changed_by_another_at'),
  createdAt: instantColumn('created_at').notNull(),
  search: searchText(),
};

/** Everyone who can sign in. A salesperson has a registration number, staff have desks. */
export const person = pgTable('person', personColumns);

/** Columns of a person that other rooms may read. */
export const personPublic = pgView('person_public', {
  ...shownColumns(
    personColumns,
    'id',
    'name',
    'userName',
    'registrationNo',
    'saNo',
    'role',
    'desks',
    'email',
    'mobile',
    'picture',
    'secondStep',
    'gstNumber',
    'gstFrom',
    'gstAddress',
    'gstPostalCode',
    'createdAt',
    'disabledAt',
    'emailChangedByAnotherAt',
    'search',
  ),
  /** Whether they can sign in: an invited person has no password yet. */
  hasPassword: boolean('has_password').notNull(),
}).existing();

const accountColumns = {
  personId: uuid('person_id').primaryKey(),
  bank: text().$type<Bank>().notNull(),
  holder: text().notNull(),
  numberSealed: text('number_sealed').notNull(),
  numberMasked: text('number_masked').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
};

/** The account that a person's commission is paid to. Its number is sealed to the row. */
export const bankAccount = pgTable('bank_account', accountColumns);

export const bankAccountPublic = pgView(
  'bank_account_public',
  shownColumns(accountColumns, 'personId', 'bank', 'holder', 'numberMasked', 'changedAt'),
).existing();

const identityColumns = {
  personId: uuid('person_id').primaryKey(),
  sealed: text().notNull(),
  idType: text('id_type').$type<'NRIC' | 'FIN' | 'PASSPORT'>().notNull(),
  numberMasked: text('number_masked').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
};

/** Particulars of a salesperson for the yearly commission file, sealed to the row. */
export const personIdentity = pgTable('person_identity', identityColumns);

export const personIdentityPublic = pgView(
  'person_identity_public',
  shownColumns(identityColumns, 'personId', 'idType', 'numberMasked', 'changedAt'),
).existing();

/** A picture of 256 × 256 in WebP. */
export const personPicture = pgTable('person_picture', {
  personId: uuid('person_id').primaryKey(),
  bytes: bytesColumn().notNull(),
});

/** The agency's ladder of titles. */
export const rank = pgTable('rank', {
  code: text().primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
});

/** A person's rank from a day on. */
export const personRank = pgTable('person_rank', {
  personId: uuid('person_id').notNull(),
  fromDay: dayColumn('from_day').notNull(),
  rank: text().notNull(),
});

/** A person's upline from a day on; null: nobody leads them. */
export const upline = pgTable('upline', {
  personId: uuid('person_id').notNull(),
  fromDay: dayColumn('from_day').notNull(),
  uplineId: uuid('upline_id'),
});

const waitingColumns = {
  id: uuid().defaultRandom().primaryKey(),
  kind: text().$type<ChangeKind>().notNull(),
  /** The changed record: the key of a setting, the code of a plan. */
  subject: text().notNull(),
  /** Its title for readers. */
  title: text().notNull(),
  lines: jsonb().$type<string[]>().notNull(),
  /** The change to apply after approval. */
  input: jsonb().notNull(),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
};

/** A change that one person prepared, until another one makes it or declines it. */
export const waitingChange = pgTable('waiting_change', waitingColumns);

export const waitingChangePublic = pgView(
  'waiting_change_public',
  shownColumns(waitingColumns, 'id', 'kind', 'subject', 'title', 'preparedBy', 'preparedAt'),
).existing();
export type ChangeKind = 'SETTING' | 'PLAN' | 'DUE_DILIGENCE' | 'RATE' | 'GST_RATE';

/** A change by which somebody else may have taken over an account. `desk`: the desk concerned; null: all rights of the account. */
export const accountChange = pgTable('account_change', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  kind: text().$type<AccountChange>().notNull(),
  desk: text().$type<Desk>(),
  by: uuid(),
  at: instantColumn().notNull(),
  restsUntil: instantColumn('rests_until').notNull(),
});

/** How notifications of a kind come to a person besides the bell, where they chose something else than what the kind begins with. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    personId: uuid('person_id').notNull(),
    kind: text().notNull(),
    way: text().$type<'push' | 'mail'>().notNull(),
    choice: text().$type<'off' | 'daily' | 'now'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind, table.way] })],
);
