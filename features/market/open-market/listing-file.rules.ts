import { namedTable, type TableShape } from '#platform/contract/table-shape.ts';
import { readNumber } from '../files/cells.rules.ts';

/** A line as written. Its values are checked by the same schema as a typed listing. */
type Written = { registrationNo: string } & Record<string, unknown>;

const table = namedTable(
  {
    registrationNo: ['registration_no', 'registration number', 'reg no', 'CEA no', 'CEA registration no'],
    purpose: ['purpose'],
    category: ['category'],
    propertyType: ['property_type'],
    block: ['block', 'block no'],
    street: ['street', 'street name'],
    building: ['building', 'building name'],
    unit: ['unit', 'unit no'],
    postalCode: ['postal_code'],
    hdbTown: ['hdb_town', 'town'],
    area: ['area'],
    areaUnit: ['area_unit'],
    bedrooms: ['bedrooms'],
    askingPrice: ['asking_price', 'price'],
    remarks: ['remarks'],
    consent: ['consent', 'owner’s consent', 'owner consent'],
  },
  { optional: ['building', 'unit', 'hdbTown', 'areaUnit', 'bedrooms', 'remarks'] },
);
type Column = keyof typeof table.fields;

const numberIn = (text: string): number | null => (text === '' ? null : (readNumber(text) ?? Number.NaN));

/** A file of listings. An amount is in dollars. */
export const listingFile: TableShape<Written, Column> = {
  name: 'listings',
  table,
  read: (cell) => {
    const asking = numberIn(cell('askingPrice'));
    return {
      registrationNo: cell('registrationNo').toUpperCase(),
      purpose: cell('purpose').toUpperCase(),
      category: cell('category').toLowerCase(),
      propertyType: cell('propertyType').toUpperCase(),
      block: cell('block'),
      street: cell('street'),
      building: cell('building'),
      unit: cell('unit'),
      postalCode: cell('postalCode'),
      hdbTown: cell('hdbTown') || null,
      area: numberIn(cell('area')),
      areaUnit: cell('areaUnit').toLowerCase() || 'sqft',
      bedrooms: numberIn(cell('bedrooms')),
      askingCents: asking === null ? null : Math.round(asking * 100),
      remarks: cell('remarks'),
      hasConsent: /^(yes|y|true|1)$/i.test(cell('consent')),
    };
  },
};
