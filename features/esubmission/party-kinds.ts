import type { IdType, PartyKind } from './words.ts';

/** What follows from the kind of a party. */

const person: IdType[] = ['NRIC', 'FIN', 'PASSPORT'];
const body: IdType[] = ['UEN', 'FOREIGN_REG'];

/** The documents that identify a party of this kind, the usual one first; an estate goes by those of the deceased. */
export const idTypesOf = (kind: PartyKind): IdType[] => {
  if (kind === 'INDIVIDUAL' || kind === 'ESTATE') return person;
  return kind === 'GOVT' || kind === 'MCST' || kind === 'SOLE_PROP' ? ['UEN'] : body;
};

export const isEntity = (kind: PartyKind): boolean => kind !== 'INDIVIDUAL';

/** Held by shareholders or partners, whom one has to look behind. */
export const hasShareholders = (kind: PartyKind): boolean =>
  kind === 'COMPANY' || kind === 'LLP' || kind === 'PARTNERSHIP';
