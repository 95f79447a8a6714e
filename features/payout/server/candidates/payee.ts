import { accountInForce } from '#features/cobroke/server/index.ts';
import { agencyColumns, payeeColumns } from './candidate.ts';

/** Whom a row of the table `of` pays: how they are joined to it, and what a candidate says of them. */
export type Payee = { joins: (of: string) => string; columns: string };

export const salesperson: Payee = {
  joins: (of) => `JOIN person p ON p.id = ${of}.person_id LEFT JOIN bank_account b ON b.person_id = ${of}.person_id`,
  columns: payeeColumns,
};

export const agency: Payee = {
  joins: (of) =>
    `JOIN register_agency agency ON agency.licence_no = ${of}.licence_no ${accountInForce('agency.licence_no')}`,
  columns: `agency.licence_no AS "payeeId", ${agencyColumns}`,
};
