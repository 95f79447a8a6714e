export const docTypes = {
  ID: 'Identity document',
  PASS: 'Pass',
  OWNERSHIP: 'Ownership',
  FINANCIAL: 'Financial',
  AGREEMENT: 'Agreement',
  CDD: 'Due diligence',
  OTHER: 'Other',
} as const;
export type DocType = keyof typeof docTypes;

/** How long a deleted contact or document lies in the bin. */
export const binDays = 30;
