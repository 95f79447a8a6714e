/** The closed vocabularies of a submission, with the words people read. No zod here: pages that only show import this. */

export const transactionTypes = ['SALE', 'LEASE'] as const;
export type TransactionType = (typeof transactionTypes)[number];
export const transactionWords: Record<TransactionType, string> = { SALE: 'Sale', LEASE: 'Lease' };

/** The two sides of a transaction: who gives the property, then who takes it. */
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

export const propertyCategories = ['hdb', 'private-residential', 'landed', 'commercial', 'industrial', 'land'] as const;
export type PropertyCategory = (typeof propertyCategories)[number];

export const propertyTypes = {
  hdb: {
    '1R': '1 room',
    '2R': '2 room',
    '2R_FLEXI': '2 room flexi',
    '3R': '3 room',
    '4R': '4 room',
    '5R': '5 room',
    EXEC_APT: 'Executive apartment',
    EXEC_MAISONETTE: 'Executive maisonette',
    JUMBO: 'Jumbo',
    MULTI_GEN: 'Multi-generation',
    DBSS: 'DBSS',
  },
  'private-residential': {
    APARTMENT: 'Apartment',
    CONDOMINIUM: 'Condominium',
    EXEC_CONDO: 'Executive condominium',
    WALK_UP: 'Walk-up apartment',
    SERVICED_APT: 'Serviced apartment',
  },
  landed: {
    TERRACE: 'Terrace',
    CORNER_TERRACE: 'Corner terrace',
    SEMI_DETACHED: 'Semi-detached',
    DETACHED: 'Bungalow',
    GCB: 'Good class bungalow',
    STRATA_LANDED: 'Strata-landed',
    SHOPHOUSE_RES: 'Residential shophouse',
    CONSERVATION: 'Conservation house',
  },
  commercial: {
    OFFICE: 'Office',
    RETAIL: 'Retail',
    SHOPHOUSE: 'Shophouse',
    FNB: 'Food and beverage',
    MEDICAL_SUITE: 'Medical suite',
    HDB_SHOP: 'HDB shop',
    HOTEL: 'Hotel',
  },
  industrial: {
    B1: 'Factory B1',
    B2: 'Factory B2',
    WAREHOUSE: 'Warehouse',
    BUSINESS_PARK: 'Business park',
    FACTORY_FLATTED: 'Flatted factory',
    FACTORY_STANDALONE: 'Standalone factory',
    FOOD_FACTORY: 'Food factory',
    DORMITORY: 'Dormitory',
  },
  land: { RES_LAND: 'Residential land', COM_LAND: 'Commercial land', IND_LAND: 'Industrial land' },
} as const satisfies Record<PropertyCategory, Record<string, string>>;

/** 00: shown title-cased, split on the hyphen. */
export const categoryWord = (category: string): string =>
  category === 'hdb'
    ? 'HDB'
    : category
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');

export const propertyTypeWord = (category: PropertyCategory, type: string): string =>
  (propertyTypes[category] as Record<string, string>)[type] ?? type;

/** How a commission is reckoned: of the price, in months of rent, or as an amount. */
export const basesOf = {
  SALE: ['PERCENT', 'FIXED'],
  LEASE: ['MONTHS_OF_RENT', 'FIXED'],
} as const satisfies Record<TransactionType, readonly string[]>;
export type CommissionBasis = (typeof basesOf)[TransactionType][number];

export const idTypes = {
  NRIC: 'NRIC',
  FIN: 'FIN',
  PASSPORT: 'Passport',
  UEN: 'UEN',
  FOREIGN_REG: 'Foreign registration no.',
} as const;
export type IdType = keyof typeof idTypes;

export const partyKinds = {
  INDIVIDUAL: 'Individual',
  COMPANY: 'Company',
  LLP: 'Limited liability partnership',
  PARTNERSHIP: 'Partnership',
  SOLE_PROP: 'Sole proprietor',
  TRUST: 'Trust',
  ESTATE: 'Estate of a deceased person',
  SOCIETY: 'Society or club',
  MCST: 'Management corporation (MCST)',
  GOVT: 'Government body',
} as const;
export type PartyKind = keyof typeof partyKinds;

export const residencies = { SC: 'Singapore citizen', PR: 'Permanent resident', FOREIGNER: 'Foreigner' } as const;
export type Residency = keyof typeof residencies;

/** How those of one side hold the property. */
export const tenancies = { SOLE: 'Alone', JOINT: 'Joint tenants', COMMON: 'Tenants in common' } as const;
export type Tenancy = keyof typeof tenancies;

/** 00's codes: I our client, O the other side. Shown through this one place; no rule hangs on the code alone. */
export const representedPartyWords = { I: 'Our client', O: 'Other side' } as const;
export type RepresentedParty = keyof typeof representedPartyWords;

export const cobrokeRoles = {
  CA: 'Closing agent',
  ICB: 'Internal cobroke',
  IREF: 'Internal referral',
  TAG: 'Project tagger',
  CLU: 'Project cluster',
  IC: 'Project IC',
  '2IC': 'Project 2IC',
  PD: 'Project director',
} as const;
export type CobrokeRole = keyof typeof cobrokeRoles;

/** Who pays an external co-broker. */
export const directions = { PAY_OUT: 'We pay them', RECEIVE_IN: 'They bill directly' } as const;
export type Direction = keyof typeof directions;

export const billTargets = {
  OWN_CLIENT: 'Our client',
  OTHER_PARTY: 'The other party',
  CO_BROKE_AGENCY: 'Co-broke agency',
} as const;
export type BillFor = keyof typeof billTargets;

export const statuses = {
  1: 'Draft',
  2: 'Submitted',
  3: 'Under review',
  4: 'Cancelled',
  5: 'Returned',
  6: 'Rejected',
  7: 'Approved',
  8: 'On hold',
  9: 'Aborted',
  10: 'Completed',
} as const;
export type StatusId = keyof typeof statuses;

/** The same by name: what 00's calls name by number. */
export const Status = {
  draft: 1,
  submitted: 2,
  underReview: 3,
  cancelled: 4,
  returned: 5,
  rejected: 6,
  approved: 7,
  onHold: 8,
  aborted: 9,
  completed: 10,
} as const satisfies Record<string, StatusId>;

/** In the order of their numbers. */
export const statusIds: StatusId[] = Object.values(Status);

export const isOneOf = (status: number, ...some: StatusId[]): boolean => some.some((each) => each === status);

/** The wizard's entries in their order; `required` is the notice of what blocks submission. */
export const steps = {
  info: 'Transaction info',
  parties: 'Transaction parties',
  external: 'External co-brokers',
  internal: 'Internal salespeople',
  documents: 'Documents',
  billing: 'Billing',
  required: 'Required info',
  summary: 'Summary',
} as const;
export type Step = keyof typeof steps;
export const stepKeys = Object.keys(steps) as Step[];
