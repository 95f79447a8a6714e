import type { CobrokeRole } from '#features/esubmission/roles.words.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Exact } from './exact.rules.ts';
import type { Step } from './steps.rules.ts';

/** What a scheme looks at. */
export type Shared = {
  /** The share without the fees before the split. */
  base: Cents;
  /** What the agency has of this share before it is split: the fees. They count towards a cap. */
  feesBefore: Cents;
  /** What was reached in the period before: shares for a plan with tiers, what the agency kept for one with a cap. */
  reached: Cents;
  kind: DealKind;
};

/** What the scheme depends on beside the amount: a fixed fee on type and category, the rate of a project on project and role. */
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
