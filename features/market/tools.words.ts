/** The searches, by their tabs. */
export const tools = {
  caveat: 'Private sales',
  hdb: 'HDB resale',
  rental: 'Rental',
  'open-market': 'Open market',
} as const;
export type Tool = keyof typeof tools;

/** The searches that are kept, and watched for new records. */
export const savedTools = { caveat: tools.caveat, hdb: tools.hdb, rental: tools.rental } as const;
export type SavedTool = keyof typeof savedTools;

/** Units for areas and unit prices. */
export const measurementUnits = { sqft: 'sq ft', sqm: 'sq m' } as const;
export type MeasurementUnit = keyof typeof measurementUnits;

/** `psf`, `psm`. */
export const unitPriceWords: Record<MeasurementUnit, string> = { sqft: 'psf', sqm: 'psm' };

/** How far back a search goes that names no months, counted from the newest month of the data. */
export const periods = {
  '1': 'Last 12 months',
  '3': 'Last 3 years',
  '5': 'Last 5 years',
  '10': 'Last 10 years',
  all: 'All years',
} as const;
export type Period = keyof typeof periods;
export const usualPeriod: Period = '5';

/** Formats of an export. */
export const contentTypes = {
  Excel: { ending: 'xlsx', label: 'Excel' },
  Docx: { ending: 'docx', label: 'Word' },
  Pdf: { ending: 'pdf', label: 'PDF' },
} as const;
export type ContentType = keyof typeof contentTypes;
