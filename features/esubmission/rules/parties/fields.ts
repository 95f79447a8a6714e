import { emptyValues } from '#platform/contract/field-sheet.ts';
import { detailFields, type PartyFacts } from '../../words/party-sheet.ts';

/**
 * Which further fields a party has, by its kind and documents. The form shows only those, and only those are stored.
 */

export type PartyDetail = keyof typeof detailFields;
const details = Object.keys(detailFields) as PartyDetail[];

/** The values of an empty form. */
export const emptyDetails = emptyValues(detailFields);

export const isAsked = (field: PartyDetail, facts: PartyFacts): boolean =>
  detailFields[field].need(facts) !== undefined;

/** The party, with the fields that it does not have set to empty. */
export const withAskedFields = <T extends PartyFacts>(given: T): T => {
  const emptied = details.filter((field) => !isAsked(field, given)).map((field) => [field, emptyDetails[field]]);
  return { ...given, ...Object.fromEntries(emptied) };
};
