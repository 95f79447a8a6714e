import { readNumber } from './cells.ts';

/** A line as it is written: what it means is checked by the same schema as a listing that somebody types. */
type Written = { registrationNo: string } & Record<string, unknown>;
export type LineReader = (cells: string[]) => Written;

const columns = [
  'registration_no',
  'purpose',
  'category',
  'property_type',
  'block',
  'street',
  'building',
  'unit',
  'postal_code',
  'hdb_town',
  'area',
  'area_unit',
  'bedrooms',
  'asking_price',
  'remarks',
  'consent',
] as const;
const optional: readonly string[] = ['building', 'unit', 'hdb_town', 'area_unit', 'bedrooms', 'remarks'];

const numberIn = (text: string): number | null => (text === '' ? null : (readNumber(text) ?? Number.NaN));

/** How a file of listings with these columns is read; undefined where one of them is missing. An amount is in dollars. */
export const listingReader = (head: string[]): LineReader | undefined => {
  const heads = head.map((each) => each.trim().toLowerCase());
  if (columns.some((column) => !optional.includes(column) && !heads.includes(column))) return undefined;
  return (cells) => {
    const cell = (column: (typeof columns)[number]) => cells[heads.indexOf(column)]?.trim() ?? '';
    const asking = numberIn(cell('asking_price'));
    return {
      registrationNo: cell('registration_no').toUpperCase(),
      purpose: cell('purpose').toUpperCase(),
      category: cell('category').toLowerCase(),
      propertyType: cell('property_type').toUpperCase(),
      block: cell('block'),
      street: cell('street'),
      building: cell('building'),
      unit: cell('unit'),
      postalCode: cell('postal_code'),
      hdbTown: cell('hdb_town') || null,
      area: numberIn(cell('area')),
      areaUnit: cell('area_unit').toLowerCase() || 'sqft',
      bedrooms: numberIn(cell('bedrooms')),
      askingCents: asking === null ? null : Math.round(asking * 100),
      remarks: cell('remarks'),
      hasConsent: /^(yes|y|true|1)$/i.test(cell('consent')),
    };
  };
};
