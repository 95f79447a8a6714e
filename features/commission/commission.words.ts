import type { Card } from '#platform/contract/card.ts';

/** The vocabularies of commission plans, with their labels. */

export const schemes = {
  FLAT: 'Flat rate',
  TIERED: 'Tiers',
  CAP: 'Cap',
  FIXED_FEE: 'Fixed fee',
  PROJECT: 'Projects',
} as const;
export type Scheme = keyof typeof schemes;

export const periods = {
  CALENDAR: 'Calendar year',
  ANNIVERSARY: 'Year from the first day on the plan',
  ROLLING12: '12 months before the deal',
} as const;
export type PeriodKind = keyof typeof periods;

export const reaches = {
  MARGINAL: 'Each part at the rate of its tier',
  RETROSPECTIVE: 'The whole share at the tier reached',
} as const;

/** Shares in the period of a plan: those that count already, and those that will once money has come in. */
export const countings = {
  COUNTED: 'Counted',
  EXPECTED: 'Expected',
} as const;
export type Counting = keyof typeof countings;

export const overridings = {
  DIFFERENTIAL: 'Difference of rates',
  GENERATION: 'By generation',
  NONE: 'None',
} as const;
export type OverridingKind = keyof typeof overridings;

/** The shares that the figures of a progress add up; for finance, those of a person. */
export const progressPlaces = {
  mine: '/my-productions/commission-plan',
  ofPerson: (personId: string) => `/agency-desk/finance/plans/people/${personId}`,
};

/** Address of a deal: for its salesperson it is a page of a room above. */
export const dealPlaces = {
  mine: (dealId: string) => `/my-productions/submitted-deal?open=${dealId}`,
  finance: (dealNo: string) => `/agency-desk/finance/deals?search=${dealNo}`,
};

/** Address of the rows behind the card's figures: pages of a room above. */
export const expectedPlaces = {
  own: '/my-productions/submitted-deal?by=EXPECTED',
  overriding: '/team-productions/deal-submitted?overriding=true',
};

export const expectedCard: Card = {
  id: 'expected-commission',
  title: 'Expected commission',
  order: 75,
  width: 'narrow',
  isFor: ({ role }) => role === 'salesperson',
  startsOff: true,
};
