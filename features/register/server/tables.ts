import { bigint, boolean, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import type { Bank } from '#features/people/record/bank-account.rules.ts';
import { dayColumn, instantColumn, searchText, shownColumns } from '#platform/server/database/columns.ts';

const agencyColumns = {
  licenceNo: text('licence_no').primaryKey(),
  name: text().notNull(),
  address: text().notNull().default(''),
  gstRegistered: boolean('gst_registered'),
  search: searchText(),
};

export const registerAgency = pgTable('register_agency', agencyColumns);

export const registerAgencyPublic = pgView(
  'register_agency_public',
  shownColumns(agencyColumns, 'licenceNo', 'name', 'gstRegistered', 'search', 'address'),
).existing();

export const registerSalesperson = pgTable('register_salesperson', {
  registrationNo: text('registration_no').primaryKey(),
  name: text().notNull(),
  licenceNo: text('licence_no').notNull(),
  validFrom: dayColumn('valid_from'),
  validTo: dayColumn('valid_to'),
  /** The earliest first day of a period that any import had. */
  firstFrom: dayColumn('first_from'),
  search: searchText(),
});

/** The imports of the register, each with its day and what was in it. */
export const registerImport = pgTable('register_import', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  importedOn: dayColumn('imported_on').notNull(),
  agencies: integer().notNull(),
  salespeople: integer().notNull(),
});

const accountColumns = {
  id: uuid().primaryKey(),
  licenceNo: text('licence_no').notNull(),
  bank: text().$type<Bank>().notNull(),
  holder: text().notNull(),
  numberSealed: text('number_sealed').notNull(),
  numberMasked: text('number_masked').notNull(),
  uen: text().notNull(),
  /** Null: not registered for GST. */
  gstNumber: text('gst_number'),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  approvedBy: uuid('approved_by'),
  approvedAt: instantColumn('approved_at'),
  /** When it was withdrawn, or another one replaced it. */
  endedAt: instantColumn('ended_at'),
};

/** The account that an agency is paid to: in force once it is approved and until it ends. Its number is sealed to the row. */
export const registerAccount = pgTable('register_account', accountColumns);

export const registerAccountPublic = pgView(
  'register_account_public',
  shownColumns(
    accountColumns,
    'id',
    'licenceNo',
    'bank',
    'holder',
    'numberMasked',
    'uen',
    'gstNumber',
    'preparedBy',
    'preparedAt',
    'approvedBy',
    'approvedAt',
    'endedAt',
  ),
).existing();
