import { propertyTypes } from '#features/property/words/categories.ts';

export const purposes = { SALE: 'For sale', LEASE: 'To let' } as const;
export type Purpose = keyof typeof purposes;

export const listingStates = {
  ACTIVE: 'Active',
  UNDER_OFFER: 'Under offer',
  CLOSED: 'Closed',
  WITHDRAWN: 'Withdrawn',
} as const;
export type ListingState = keyof typeof listingStates;

/** Whether a home in this state is advertised: then others see it, and its owner has to agree. */
export const isAdvertised = (state: ListingState): boolean => state === 'ACTIVE' || state === 'UNDER_OFFER';

/** The kinds of homes that are listed, and that there are sales of to compare them with. */
export const listedCategories = { hdb: 'HDB', 'private-residential': 'Private', landed: 'Landed' } as const;
export type ListedCategory = keyof typeof listedCategories;

/** The types of all of them. */
export const listedTypes: Record<string, string> = {
  ...propertyTypes.hdb,
  ...propertyTypes['private-residential'],
  ...propertyTypes.landed,
};

/** A listing is shown for so many days, unless it is renewed. */
export const listingDays = 60;

/** How near the sales are that a home was compared with. */
export const levels = {
  BUILDING: 'the same block or project',
  STREET: 'the same street',
  REGION: 'the same town or district',
} as const;
export type Level = keyof typeof levels;
export const levelsByNearness: readonly Level[] = ['BUILDING', 'STREET', 'REGION'];

export const confidences = { HIGH: 'High', MEDIUM: 'Medium', LOW: 'Low' } as const;
