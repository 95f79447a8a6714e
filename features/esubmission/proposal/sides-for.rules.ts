import type { PropertyStatus, Relation } from '#features/contacts/record/property.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';

/** On which sides a contact can be our client in a deal of a property, by what they have to do with it: the likelier one first. */
export const sidesFor = ({ relation, status }: { relation: Relation; status: PropertyStatus }): RepresentedSide[] => {
  if (status === 'GIVEN_UP') return [];
  if (relation === 'INTERESTED') return status === 'FOR_RENT' ? ['TENANT', 'BUYER'] : ['BUYER', 'TENANT'];
  if (relation === 'TENANT') return ['TENANT'];
  if (relation === 'OCCUPIER') return [];
  return status === 'FOR_RENT' || status === 'LET' ? ['LANDLORD', 'SELLER'] : ['SELLER', 'LANDLORD'];
};

/** The address at which a submission begins from a property of a contact, or from a contact. Ids alone stand in it. */
export const beginAddress = (from: { property: string } | { contact: string }, as: RepresentedSide): string =>
  `/e-submission/submit-new-transaction?${new URLSearchParams({ ...from, as })}`;
