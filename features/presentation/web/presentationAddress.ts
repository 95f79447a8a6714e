import { readFields, writeFields } from '#features/calculators/inputs/fields.rules.ts';
import type { Property } from '#features/contacts/index.web.ts';
import { listedCategories, listedTypes } from '#features/market/open-market/listings.words.ts';
import { type PresentationInput, presentationFields } from '../rules/inputs.ts';

/**
 * The address of a presentation of a contact's property: where it is, what it is and what its owner paid and owes; never its unit or a
 * name. Undefined for what market data has no sales of.
 */
export const presentationAddress = (property: Property): string | undefined => {
  const { category, propertyType, hdbTown, postalCode, block, street, building, areaSqm, landSqm } = property;
  if (!Object.hasOwn(listedCategories, category) || !Object.hasOwn(listedTypes, propertyType)) return undefined;
  const values: PresentationInput = {
    ...readFields(presentationFields, {}),
    contactId: property.contactId,
    category: category as PresentationInput['category'],
    propertyType: propertyType as PresentationInput['propertyType'],
    hdbTown: hdbTown ?? '',
    postalCode,
    block,
    street,
    building,
    area: category === 'landed' ? (landSqm ?? areaSqm) : areaSqm,
    measurementUnit: 'sqm',
    bought: property.purchasedOn,
    owed: property.loanCents,
  };
  return `/agent-tools/listing-presentation?${new URLSearchParams(writeFields(presentationFields, values))}`;
};
