import { eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { addressLine } from '../address.ts';
import { searchTextOf } from '../search-text.ts';
import type { EsubmissionRecord } from './load.ts';
import { party } from './party-tables.ts';

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
export const currentSearch = async (at: Writing, row: Facts & { id: string }): Promise<string> => {
  const rows = await at.db
    .select({ name: party.name })
    .from(party)
    .where(eq(party.esubmissionId, row.id))
    .orderBy(party.id);
  return searchOf(
    row,
    rows.map(({ name }) => name),
  );
};
