/** Types of private homes, as URA names them. */
export const homeTypes = {
  'non-landed-residential': ['Apartment', 'Condominium', 'Executive Condominium'],
  'landed-residential': [
    'Terrace',
    'Semi-detached',
    'Detached',
    'Strata Terrace',
    'Strata Semi-detached',
    'Strata Detached',
  ],
} as const;

/** Types of private homes that are let, as URA names them in its contracts. */
export const rentedTypes = [
  'Non-landed Properties',
  'Executive Condominium',
  'Terrace House',
  'Semi-Detached House',
  'Detached House',
] as const;

export const saleTypes = { NEW: 'New sale', SUB: 'Sub-sale', RESALE: 'Resale' } as const;
export type SaleType = keyof typeof saleTypes;

/** How long a home is held: a lease of 800 years and more counts as 999, one of 90 to 110 as 99. */
export const tenureClasses = {
  FREEHOLD: 'Freehold',
  '999': '999 years',
  '99': '99 years',
  OTHER: 'Another lease',
} as const;
export type TenureClass = keyof typeof tenureClasses;

export const segments = {
  CCR: 'Core Central Region',
  RCR: 'Rest of Central Region',
  OCR: 'Outside Central Region',
} as const;

/** The postal districts, with their well-known areas. */
export const districts: Record<string, string> = {
  '01': 'Raffles Place, Cecil, Marina',
  '02': 'Anson, Tanjong Pagar',
  '03': 'Bukit Merah, Queenstown',
  '04': 'Telok Blangah, HarbourFront',
  '05': 'Pasir Panjang, Clementi',
  '06': 'High Street, Beach Road',
  '07': 'Middle Road, Golden Mile',
  '08': 'Little India, Farrer Park',
  '09': 'Orchard, River Valley',
  '10': 'Bukit Timah, Holland, Tanglin',
  '11': 'Novena, Thomson, Watten',
  '12': 'Balestier, Toa Payoh',
  '13': 'Macpherson, Braddell',
  '14': 'Geylang, Eunos, Paya Lebar',
  '15': 'Katong, Joo Chiat',
  '16': 'Bedok, Upper East Coast',
  '17': 'Loyang, Changi',
  '18': 'Tampines, Pasir Ris',
  '19': 'Serangoon, Hougang, Punggol',
  '20': 'Bishan, Ang Mo Kio',
  '21': 'Upper Bukit Timah, Clementi Park',
  '22': 'Jurong',
  '23': 'Hillview, Bukit Panjang, Choa Chu Kang',
  '24': 'Lim Chu Kang, Tengah',
  '25': 'Kranji, Woodlands',
  '26': 'Upper Thomson, Springleaf',
  '27': 'Yishun, Sembawang',
  '28': 'Seletar',
};

/** List of types to choose from. */
export const groupTypes = { URA: 'Private', HDB: 'HDB' } as const;
export type GroupType = keyof typeof groupTypes;

/** `landed-residential` → `Landed Residential`. */
export const categoryWords = (category: string): string =>
  category
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
