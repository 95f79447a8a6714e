import type { Day } from '#platform/contract/days.ts';

/** The default limits of the checks. The agency can change each of them (`settings.ts`). */
export const usualLimits = {
  /** Days after the option or the agreement from which a late report needs a reason. */
  lateLimitDays: 14,
  /** A commission over this part of the price is a warning; ten-thousandths of a percent. */
  unusualCommissionRate: 50_000,
  /** A price or rent that is farther than this part from the median of comparable homes is a warning. */
  unusualPriceRate: 300_000,
  /** More months of rent than this for every 24 months of a lease are a warning. */
  unusualLeaseMonths: 2,
  /** Months that a lease may run; `hdbMostForeign` where a tenant is neither Singaporean nor Malaysian. */
  leaseMonths: { hdbLeast: 6, hdbMost: 36, hdbMostForeign: 24, privateLeast: 3 },
  /**
   * Occupants of an HDB flat: of 1 or 2 rooms (`small`), of 3 and more (`large`), of 4 and more until a day (`eased`).
   */
  hdbOccupants: { small: 4, large: 6, eased: { most: 8, until: '2026-12-31' } },
  /** The option fee of an HDB flat, and what it may come to with the exercise fee, in cents. */
  hdbFees: { least: 100, most: 100_000, together: 500_000 },
  /** Two options, or two agreements, of one property within so many days may be one transaction. */
  samePropertyDays: 90,
  /** Days for which a screening stays recent. */
  screeningDays: 30,
};

export type Limits = typeof usualLimits & { today: Day };

/** The limits that the form of step 1 needs. */
export type FormLimits = Pick<Limits, 'lateLimitDays' | 'hdbFees' | 'leaseMonths' | 'hdbOccupants'>;
