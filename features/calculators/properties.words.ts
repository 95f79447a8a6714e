/** Kinds of property that duties and loans distinguish. */
export const propertyKinds = {
  HDB: 'HDB flat',
  EC: 'Executive condominium (new)',
  PRIVATE: 'Private residential',
  COMMERCIAL: 'Commercial',
  INDUSTRIAL: 'Industrial',
} as const;
export type PropertyKind = keyof typeof propertyKinds;

export const isResidential = (kind: PropertyKind): boolean => kind !== 'COMMERCIAL' && kind !== 'INDUSTRIAL';
