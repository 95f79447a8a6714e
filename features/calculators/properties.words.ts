/** What is bought, sold or let, as duties and loans distinguish it. */
export const propertyKinds = {
  HDB: 'HDB flat',
  EC: 'Executive condominium (new)',
  PRIVATE: 'Private residential',
  COMMERCIAL: 'Commercial',
  INDUSTRIAL: 'Industrial',
} as const;
export type PropertyKind = keyof typeof propertyKinds;

export const isResidential = (kind: PropertyKind): boolean => kind !== 'COMMERCIAL' && kind !== 'INDUSTRIAL';
