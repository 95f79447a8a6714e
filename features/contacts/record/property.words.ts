export const relations = {
  OWNER: 'Owner',
  CO_OWNER: 'Co-owner',
  TENANT: 'Tenant',
  INTERESTED: 'Interested',
  OCCUPIER: 'Occupier',
} as const;
export type Relation = keyof typeof relations;

export const propertyStatuses = {
  HELD: 'Held',
  FOR_SALE: 'For sale',
  FOR_RENT: 'For rent',
  LET: 'Let out',
  GIVEN_UP: 'No longer held',
} as const;
export type PropertyStatus = keyof typeof propertyStatuses;
