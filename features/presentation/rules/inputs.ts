import type { Field, Values } from '#features/calculators/inputs/fields.rules.ts';
import { amount, line, measure, oneOf } from '#features/calculators/inputs/fields.rules.ts';
import { sellerFields } from '#features/calculators/inputs/inputs.rules.ts';
import { listedCategories, listedTypes } from '#features/market/open-market/listings.words.ts';
import { measurementUnits } from '#features/market/tools.words.ts';
import { hdbTowns } from '#features/property/words/details.ts';

const towns = Object.fromEntries(['', ...hdbTowns].map((town) => [town, town])) as Record<string, string>;

const { bought, day, owed, cpf, commission, legal, other } = sellerFields;

/** The id of a contact. */
const contact: Field<string> = {
  read: (text) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined),
  write: (value) => value,
  initial: '',
  shape: 'the id of a contact',
};

/** What a presentation is asked: the home, without its unit; the suggested price, where it is not that of the sales; and what the owner repays. */
export const presentationFields = {
  /** The contact for whom it is made: its name stands on the cover, and in no address. */
  contactId: contact,
  category: oneOf(listedCategories, 'hdb'),
  propertyType: oneOf(listedTypes, '4R'),
  hdbTown: oneOf(towns, ''),
  postalCode: line(6),
  block: line(20),
  street: line(120),
  building: line(120),
  area: measure(1_000_000),
  measurementUnit: oneOf(measurementUnits, 'sqft'),
  low: amount,
  high: amount,
  bought,
  day,
  owed,
  cpf,
  commission,
  legal,
  other,
};
export type PresentationInput = Values<typeof presentationFields>;
