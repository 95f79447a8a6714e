import { emptyValues, onlyAsked } from '#platform/contract/field-sheet.ts';
import { detailFields, type PartyFacts } from './party-sheet.words.ts';

/**
 * Which further fields a party has, by its kind and documents. The form shows only those, and only those are stored.
 */

export type PartyDetail = keyof typeof detailFields;

/** The values of an empty form. */
export const emptyDetails = emptyValues(detailFields);

export const isAsked = (field: PartyDetail, facts: PartyFacts): boolean =>
  detailFields[field].need(facts) !== undefined;

/** The party, with the fields that it does not have set to empty. */
export const withAskedFields = <T extends PartyFacts>(party: T): T => onlyAsked(detailFields, party, party);
