import { dealStates } from '#features/deal/words.ts';
import { Status, statuses } from '#features/esubmission/status/status.words.ts';
import type { Card } from '#platform/contract/card.ts';

/** Types of deals by which the dashboard divides the commission. */
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

/** States of a transaction: of its submission until the approval, then of its deal. */
export const transactionStates = {
  SUBMITTED: statuses[Status.submitted],
  UNDER_REVIEW: statuses[Status.underReview],
  RETURNED: statuses[Status.returned],
  REJECTED: statuses[Status.rejected],
  ...dealStates,
} as const;
export type TransactionState = keyof typeof transactionStates;

/** Figures of the list of transactions, each with its own date. */
export const countings = { SUBMITTED: 'Submitted', SIGNED: 'Gross commission', EXPECTED: 'Expected' } as const;
export type Counting = keyof typeof countings;

/** Figures of the next payout by which its list can be filtered. */
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
 * Two sums of payouts to me: earnings from deals, and the amount that reached my account after adding GST and deducting fees, withheld
 * amounts and advances.
 */
export const paidSums = { ofDeals: 'Paid to me, before fees', inAll: 'Paid to me, after fees' } as const;

/** Periods of a team's production, to date. */
export const periods = { month: 'Month', quarter: 'Quarter', year: 'Year' } as const;

/** Comparisons of a period: the same days of the one before, or of the year before. */
export const comparisons = { last: 'Last period', year: 'Last year' } as const;
export type Comparison = keyof typeof comparisons;

/** `Last quarter`, `Last year`: label of the figures that a period is compared with. */
export const beforeWords = ({ period, against }: { period: keyof typeof periods; against: Comparison }): string =>
  `Last ${against === 'year' ? 'year' : period}`;

const isFor: Card['isFor'] = ({ role }) => role === 'salesperson';

/** What a salesperson has earned and still gets, on one small card. */
export const moneyCard: Card = {
  id: 'money',
  title: 'Money',
  order: 9,
  width: 'narrow',
  isFor,
};

export const nextPayoutCard: Card = {
  id: 'next-payout',
  title: 'Next payout',
  order: 15,
  width: 'narrow',
  isFor,
  startsOff: true,
};

export const figuresCard: Card = {
  id: 'production-figures',
  title: 'Production',
  order: 20,
  width: 'full',
  isFor,
  startsOff: true,
};

export const chartCard: Card = {
  id: 'production-chart',
  title: 'Gross commission',
  order: 50,
  width: 'wide',
  isFor,
  startsOff: true,
};

export const agingCard: Card = {
  id: 'production-aging',
  title: 'Outstanding by age',
  order: 60,
  width: 'narrow',
  isFor,
  startsOff: true,
};

export const teamCard: Card = {
  id: 'team-month',
  title: 'My team',
  order: 70,
  width: 'wide',
  isFor,
  startsOff: true,
};
