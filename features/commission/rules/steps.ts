import type { Cents } from '#platform/contract/money.ts';

/** A line of "How computed". It is stored with the split, so that it says the same however plans change. */
export type Step = {
  /** What it explains: the share before it is divided, the salesperson's part, what an upline gets, or the agency's. */
  of: 'SHARE' | 'OWN' | 'OVERRIDE' | 'AGENCY';
  label: string;
  /** The upline that it is about. */
  personId?: string;
  /** The amount that the rate is of. */
  base?: Cents;
  rate?: number;
  /** What is taken off the rate's amount. */
  less?: Cents;
  cents: Cents;
};
