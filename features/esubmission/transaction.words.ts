/**
 * The vocabularies of a submission, with their labels. Zod is not imported, because pages without forms use this file.
 */

import type { AgencyForm } from '#features/property/words/agency-forms.ts';

export const transactionTypes = ['SALE', 'LEASE'] as const;
export type TransactionType = (typeof transactionTypes)[number];
export const transactionWords: Record<TransactionType, string> = { SALE: 'Sale', LEASE: 'Lease' };

/** The two sides of a transaction: seller or landlord first, then buyer or tenant. */
export const sidesOf = {
  SALE: ['SELLER', 'BUYER'],
  LEASE: ['LANDLORD', 'TENANT'],
} as const satisfies Record<TransactionType, readonly [string, string]>;
export const representedSides = [...sidesOf.SALE, ...sidesOf.LEASE] as const;
export type RepresentedSide = (typeof representedSides)[number];
export const otherSide = (side: RepresentedSide): RepresentedSide =>
  ({ SELLER: 'BUYER', BUYER: 'SELLER', LANDLORD: 'TENANT', TENANT: 'LANDLORD' })[side] as RepresentedSide;
export const sideWords: Record<RepresentedSide, string> = {
  SELLER: 'Seller',
  BUYER: 'Buyer',
  LANDLORD: 'Landlord',
  TENANT: 'Tenant',
};

export const marketTypes = {
  SALE: { RESALE: 'Resale', SUBSALE: 'Sub-sale', ASSIGNMENT: 'Assignment' },
  LEASE: { NEW_TENANCY: 'New tenancy', RENEWAL: 'Renewal', EXTENSION: 'Extension' },
} as const satisfies Record<TransactionType, Record<string, string>>;
export type SaleMarket = keyof (typeof marketTypes)['SALE'];
export type LeaseMarket = keyof (typeof marketTypes)['LEASE'];

export const possessions = { VACANT: 'Vacant possession', TENANCY: 'With a tenancy' } as const;
export type Possession = keyof typeof possessions;

/** Whether the completion date is expected, or the day on which completion took place. */
export const completionStates = { EXPECTED: 'Expected', ACTUAL: 'Has taken place' } as const;
export type CompletionState = keyof typeof completionStates;

export const rentalScopes = { WHOLE: 'Whole unit', ROOM: 'Room' } as const;
export type RentalScope = keyof typeof rentalScopes;

const formsOfSide: Record<RepresentedSide, AgencyForm[]> = {
  SELLER: ['1', '5', 'OWN'],
  BUYER: ['2', '6', 'OWN'],
  LANDLORD: ['3', '7', 'OWN'],
  TENANT: ['4', '8', 'OWN'],
};

/** The forms that the client of a side signs. */
export const formsOf = (side: RepresentedSide): AgencyForm[] => formsOfSide[side];
