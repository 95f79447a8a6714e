import { addressLine } from '#features/property/rules/address.ts';
import { categoryWord, type PropertyCategory, propertyTypeWord } from '#features/property/words/categories.ts';
import { type AnyField, isEmpty, keysOfSheet, type SheetValues, wordsOfValue } from '#platform/contract/field-sheet.ts';
import { propertySheet } from '../record/sheets.words.ts';

type Details = SheetValues<typeof propertySheet>;
export type MergeableProperty = Details & {
  category: PropertyCategory;
  propertyType: string;
  block: string;
  street: string;
  building: string;
  unit: string;
};

/** A property that both contacts have: the values that the kept one takes over, and a line of the note for those that differ. */
export const mergedProperty = (keep: MergeableProperty, lose: MergeableProperty) => {
  const values: Partial<Record<keyof MergeableProperty, unknown>> = {};
  const rest: string[] = [];
  const differs = (label: string, words: string) => rest.push(`${label}: ${words}`);
  for (const field of keysOfSheet(propertySheet)) {
    const row: AnyField = propertySheet[field];
    if (isEmpty(row, lose[field]) || lose[field] === keep[field]) continue;
    if (isEmpty(row, keep[field])) values[field] = lose[field];
    else differs(row.label, wordsOfValue(row, lose[field]));
  }
  if (keep.category !== lose.category) differs('Category', categoryWord(lose.category));
  const isOther = lose.propertyType !== '' && lose.propertyType !== keep.propertyType;
  if (isOther && keep.propertyType === '' && keep.category === lose.category) values.propertyType = lose.propertyType;
  else if (isOther) differs('Type', propertyTypeWord(lose.category, lose.propertyType));
  if (lose.building !== '' && keep.building === '') values.building = lose.building;
  else if (lose.building !== '' && lose.building !== keep.building) differs('Building', lose.building);
  const line = addressLine({ propertyCategory: keep.category, property: keep });
  type Filled = Partial<Omit<MergeableProperty, 'relation' | 'status'>>;
  return { values: values as Filled, left: rest.length > 0 ? [`${line}: ${rest.join(', ')}`] : [] };
};
