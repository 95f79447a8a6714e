import type { CobrokeRole } from '#features/esubmission/roles.words.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Exact } from './exact.rules.ts';
import type { Step } from './steps.rules.ts';

/** Input of a scheme. */
export type Shared = {
  /** The share without the fees before the split. */
  base: Cents;
  /** Fees that the agency takes from the share before it is split. They count towards a cap. */
  feesBefore: Cents;
  /** Amount reached in the period before: shares for a plan with tiers, the agency's part for one with a cap. */
  reached: Cents;
  kind: DealKind;
};

/** Facts of a deal besides its amount: a fixed fee depends on type and category, a project's rate on project and role. */
export type DealKind = {
  transactionType: 'SALE' | 'LEASE';
  category: PropertyCategory;
  /** The developer's project that finance counts the deal to. */
  project: string | null;
  /** The salesperson's role in the deal. */
  role: CobrokeRole | null;
};

/** The salesperson's part by the scheme, from nothing to all of the base. */
export type OwnPart = { part: Exact; steps: Step[] };
