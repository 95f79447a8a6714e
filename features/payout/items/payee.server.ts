import { accountInForce } from '#features/cobroke/server/index.ts';
import type { PayeeColumns } from './candidate.server.ts';

/** Whom a row of the table `of` pays: how they are joined to it, and what a candidate says of them. */
export type Payee = { joins: (of: string) => string; columns: PayeeColumns };

/** The person `p` and the bank account `b`. */
export const salesperson: Payee = {
  joins: (of) =>
    `JOIN person_public p ON p.id = ${of}.person_id LEFT JOIN bank_account_public b ON b.person_id = ${of}.person_id`,
  columns: {
    payeeId: 'p.id',
    name: 'p.name',
    bank: 'b.bank',
    accountMasked: 'b.number_masked',
    accountSince: 'b.changed_at',
    emailChangedByAnotherAt: 'p.email_changed_by_another_at',
    gstNumber: 'p.gst_number',
    gstFrom: 'p.gst_from',
  },
};

/** The co-broke agency `agency` and its account in force, `account`. */
export const agency: Payee = {
  joins: (of) =>
    `JOIN register_agency_public agency ON agency.licence_no = ${of}.licence_no ${accountInForce('agency.licence_no')}`,
  columns: {
    payeeId: 'agency.licence_no',
    name: 'agency.name',
    bank: 'account.bank',
    accountMasked: 'account.number_masked',
    accountSince: 'account.approved_at',
    emailChangedByAnotherAt: 'NULL',
    gstNumber: 'NULL',
    gstFrom: 'NULL',
  },
};
