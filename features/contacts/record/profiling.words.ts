export const intents = {
  BUY: 'Buy',
  SELL: 'Sell',
  RENT: 'Rent',
  RENT_OUT: 'Rent out',
  INVEST: 'Invest',
} as const;
export type Intent = keyof typeof intents;

export const cpfBands = {
  UNDER_50K: 'Under S$50,000',
  TO_150K: 'S$50,000 to S$150,000',
  TO_300K: 'S$150,000 to S$300,000',
  OVER_300K: 'Over S$300,000',
} as const;
export type CpfBand = keyof typeof cpfBands;

/** HDB Flat Eligibility letter. */
export const hfeStatuses = {
  NONE: 'Not applied',
  PRELIMINARY: 'Preliminary check done',
  APPLIED: 'Applied',
  VALID: 'Letter valid',
  EXPIRED: 'Letter expired',
} as const;
export type HfeStatus = keyof typeof hfeStatuses;

export const timelines = {
  NOW: 'Now',
  WITHIN_3: 'Within 3 months',
  WITHIN_6: 'Within 6 months',
  WITHIN_12: 'Within a year',
  LATER: 'Later',
} as const;
export type Timeline = keyof typeof timelines;

export const floors = { LOW: 'Low', MIDDLE: 'Middle', HIGH: 'High', GROUND: 'Ground' } as const;
export type Floor = keyof typeof floors;
