import { addressLine } from '#features/property/rules/address.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { searchTextOf } from './search-text.rules.ts';

const addressFields = ['propertyCategory', 'postalCode', 'block', 'street', 'building', 'unit'] as const;
type Address = Pick<EsubmissionRecord, (typeof addressFields)[number]>;
type Facts = Address & Pick<EsubmissionRecord, 'caseNo'>;

export const isAddressChanged = (before: Address, after: Address): boolean =>
  addressFields.some((field) => before[field] !== after[field]);

/** The search column of a submission whose parties have these names. */
export const searchColumnOf = (row: Facts, names: string[]): string =>
  searchTextOf({
    caseNo: row.caseNo,
    address: addressLine({ propertyCategory: row.propertyCategory, property: row }),
    postalCode: row.postalCode,
    names,
  });

/** The search column with the names of the stored parties. */
export const currentSearchColumn = async (at: Writing, row: Facts & { id: string }): Promise<string> =>
  searchColumnOf(row, await namesOf(at, row.id));

type Named = { name: string; alias: string; tradingName: string };

/** All names of a party: name, alias and trading name. */
export const partyNamesOf = ({ name, alias, tradingName }: Named): string =>
  [name, alias, tradingName].join(' ').trim();

/** All names of each party, in the order in which the parties were added. */
export const namesOf = async (at: Writing, esubmissionId: string): Promise<string[]> =>
  (await ask<Named>(at.db, partyNames, [esubmissionId])).map(partyNamesOf);

const partyNames =
  'SELECT name, alias, trading_name AS "tradingName" FROM esubmission_party WHERE esubmission_id = $1 ORDER BY id';
