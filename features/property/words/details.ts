export const hdbTowns = [
  'Ang Mo Kio',
  'Bedok',
  'Bishan',
  'Bukit Batok',
  'Bukit Merah',
  'Bukit Panjang',
  'Bukit Timah',
  'Central Area',
  'Choa Chu Kang',
  'Clementi',
  'Geylang',
  'Hougang',
  'Jurong East',
  'Jurong West',
  'Kallang/Whampoa',
  'Marine Parade',
  'Pasir Ris',
  'Punggol',
  'Queenstown',
  'Sembawang',
  'Sengkang',
  'Serangoon',
  'Tampines',
  'Tengah',
  'Toa Payoh',
  'Woodlands',
  'Yishun',
] as const;

export type HdbTown = (typeof hdbTowns)[number];

/** The HDB town that a street is named after: `Jurong West St 42` → `Jurong West`. */
export const townOf = (street: string): HdbTown | undefined =>
  hdbTowns.find((town) => `${street.trim().toLowerCase()} `.startsWith(`${town.toLowerCase()} `));

export const tenures = {
  FREEHOLD: 'Freehold',
  LEASEHOLD_999: '999 years',
  LEASEHOLD_99: '99 years',
  LEASEHOLD_60: '60 years',
  LEASEHOLD_30: '30 years',
  LEASEHOLD_OTHER: 'Another lease',
} as const;

export type Tenure = keyof typeof tenures;

export const areaUnits = { SQM: 'm²', SQFT: 'sq ft' } as const;

export type AreaUnit = keyof typeof areaUnits;

const areas = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 2 });

/** `1,076.5 sq ft`. */
export const areaText = (area: number, unit: AreaUnit): string => `${areas.format(area)} ${areaUnits[unit]}`;
