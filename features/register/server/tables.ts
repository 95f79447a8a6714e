import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dayColumn } from '#platform/server/database/columns.ts';

export const registerAgency = pgTable('register_agency', {
  licenceNo: text('licence_no').primaryKey(),
  name: text().notNull(),
  address: text().notNull().default(''),
  gstRegistered: boolean('gst_registered'),
});

export const registerSalesperson = pgTable('register_salesperson', {
  registrationNo: text('registration_no').primaryKey(),
  name: text().notNull(),
  licenceNo: text('licence_no').notNull(),
  validFrom: dayColumn('valid_from'),
  validTo: dayColumn('valid_to'),
});

/** The imports of the register, each with its day and what was in it. */
export const registerImport = pgTable('register_import', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  importedOn: dayColumn('imported_on').notNull(),
  agencies: integer().notNull(),
  salespeople: integer().notNull(),
});
