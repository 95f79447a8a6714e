import { dealStates } from '#features/deal/words.ts';
import { Status, statuses } from '#features/esubmission/status/status.words.ts';
import type { Card } from '#platform/contract/card.ts';

/** What a deal is of, by which its commission is split on the dashboard. */
export const dealTypes = {
  'SALE-hdb': 'Sale · HDB',
  'SALE-private-residential': 'Sale · private',
  'SALE-landed': 'Sale · landed',
  'SALE-commercial': 'Sale · commercial',
  'SALE-industrial': 'Sale · industrial',
  'SALE-land': 'Sale · land',
  'LEASE-hdb': 'Lease · HDB',
  'LEASE-private-residential': 'Lease · private',
  'LEASE-landed': 'Lease · landed',
  'LEASE-commercial': 'Lease · commercial',
  'LEASE-industrial': 'Lease · industrial',
  'LEASE-land': 'Lease · land',
} as const;
export type DealType = keyof typeof dealTypes;

/** Where a transaction stands: its submission until the approval, then its deal. */
export const transactionStates = {
  SUBMITTED: statuses[Status.submitted],
  UNDER_REVIEW: statuses[Status.underReview],
  RETURNED: statuses[Status.returned],
  REJECTED: statuses[Status.rejected],
  ...dealStates,
} as const;
export type TransactionState = keyof typeof transactionStates;

/** What the list of transactions counts by: the figure that it adds up to, and the day that decides. */
export const countings = { SUBMITTED: 'Submitted', SIGNED: 'Gross commission', EXPECTED: 'Expected' } as const;
export type Counting = keyof typeof countings;

/** What the list of the next payout shows: the items of one of its figures. */
export const nextParts = {
  NOT_PAID: 'Earned, not yet paid',
  READY: 'Ready',
  HELD: 'Held',
  FEES: 'Fees due',
  WITHHELD: 'To be withheld',
  GIVEN_UP: 'Given up by the agency',
} as const;
export type NextPart = keyof typeof nextParts;

/**
 * What was paid to me is two sums: what deals brought me, and what of that reached my account once GST was added, and fees,
 * what is withheld and advances were taken.
 */
export const paidSums = { ofDeals: 'Paid to me, before fees', inAll: 'Paid to me, after fees' } as const;

/** What a team is looked at by, to date. */
export const periods = { month: 'Month', quarter: 'Quarter', year: 'Year' } as const;

/** What a period is held against: the same days of the one before, or of the year before. */
export const comparisons = { last: 'Last period', year: 'Last year' } as const;
export type Comparison = keyof typeof comparisons;

/** `Last quarter`, `Last year`: what the figures beside those of a period are of. */
export const beforeWords = ({ period, against }: { period: keyof typeof periods; against: Comparison }): string =>
  `Last ${against === 'year' ? 'year' : period}`;

const isFor: Card['isFor'] = ({ role }) => role === 'salesperson';

export const nextPayoutCard: Card = {
  id: 'next-payout',
  title: 'Next payout',
  order: 15,
  width: 'narrow',
  isFor,
};

export const figuresCard: Card = {
  id: 'production-figures',
  title: 'Production',
  order: 20,
  width: 'full',
  isFor,
};

export const chartCard: Card = {
  id: 'production-chart',
  title: 'Gross commission',
  order: 50,
  width: 'wide',
  isFor,
};

export const agingCard: Card = {
  id: 'production-aging',
  title: 'Outstanding by age',
  order: 60,
  width: 'narrow',
  isFor,
};

export const teamCard: Card = {
  id: 'team-month',
  title: 'My team',
  order: 70,
  width: 'wide',
  isFor,
};
