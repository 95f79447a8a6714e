import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { addressLine } from '../address.ts';
import { searchTextOf } from '../search-text.ts';
import type { EsubmissionRecord } from './load.ts';

const place = ['propertyCategory', 'postalCode', 'block', 'street', 'building', 'unit'] as const;
type Place = Pick<EsubmissionRecord, (typeof place)[number]>;
type Facts = Place & Pick<EsubmissionRecord, 'caseNo'>;

/** Whether the address has changed, and the search text with it. */
export const isElsewhere = (before: Place, after: Place): boolean =>
  place.some((field) => before[field] !== after[field]);

/** The text that the list's search looks through, of a submission with parties of these names. */
export const searchOf = (row: Facts, names: string[]): string =>
  searchTextOf({
    caseNo: row.caseNo,
    address: addressLine({ propertyCategory: row.propertyCategory, property: row }),
    postalCode: row.postalCode,
    names,
  });

/** The same with the parties as they are now. */
export const currentSearch = async (at: Writing, row: Facts & { id: string }): Promise<string> =>
  searchOf(row, await namesOf(at, row.id));

type Named = { name: string; alias: string; tradingName: string };

/** All that a party is called. */
export const callsOf = ({ name, alias, tradingName }: Named): string => [name, alias, tradingName].join(' ').trim();

/** What its parties are called, each by all its names, in the order in which they were added. */
export const namesOf = async (at: Writing, esubmissionId: string): Promise<string[]> =>
  (await ask<Named>(at.db, partyNames, [esubmissionId])).map(callsOf);

const partyNames =
  'SELECT name, alias, trading_name AS "tradingName" FROM esubmission_party WHERE esubmission_id = $1 ORDER BY id';
