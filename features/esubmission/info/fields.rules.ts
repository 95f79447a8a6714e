import { emptyValues, isEmpty as isEmptyIn, keysOfSheet, type Need } from '#platform/contract/field-sheet.ts';
import { infoSheet, type Kind, leaseFields, saleFields } from './info-sheet.words.ts';

/** Which fields of step 1 apply to which transaction, and which of them submission requires. */

export type InfoField = keyof typeof infoSheet | 'commission';

export const infoFieldKeys: [InfoField, ...InfoField[]] = [...keysOfSheet(infoSheet), 'commission'];

/** Whether a field is required, optional, or (undefined) does not apply. */
export const needOf = (field: InfoField, kind: Kind): Need | undefined => {
  if (field === 'commission') return 'required';
  if (Object.hasOwn(kind.transactionType === 'SALE' ? leaseFields : saleFields, field)) return undefined;
  return infoSheet[field].need(kind);
};

export const applies = (field: InfoField, kind: Kind): boolean => needOf(field, kind) !== undefined;

/** The fields that apply, in the order of the form. */
export const attributesOf = (kind: Kind): { field: InfoField; required: boolean }[] =>
  infoFieldKeys.flatMap((field) => {
    const need = needOf(field, kind);
    return need ? [{ field, required: need === 'required' }] : [];
  });

/** Whether a field has no value. */
export const isEmpty = (field: InfoField, value: unknown): boolean =>
  field === 'commission' ? value === undefined : isEmptyIn(infoSheet[field], value);

/**
 * The values of sale fields in a lease, and of lease fields in a sale, since a draft may change from one to the other.
 */
export const emptySale = emptyValues(saleFields);
export const emptyLease = emptyValues(leaseFields);
