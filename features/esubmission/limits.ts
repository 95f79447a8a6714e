import type { Day } from '#platform/contract/days.ts';

/** What the checks measure by; each can be set otherwise by the agency (`settings.ts`). */
export const usualLimits = {
  /** Reported later than this after the option or the agreement, a reason is asked. */
  lateLimitDays: 14,
  /** A commission over this part of the price is pointed out; ten-thousandths of a percent. */
  unusualCommissionRate: 50_000,
  /** So are more months of rent than this for every 24 months of a lease. */
  unusualLeaseMonths: 2,
  /** How many months a lease may run; `mostForeign` where a tenant is neither Singaporean nor Malaysian. */
  leaseMonths: { hdbLeast: 6, hdbMost: 36, hdbMostForeign: 24, privateLeast: 3 },
  /** How many may live in an HDB flat: of 1 or 2 rooms, of more; and of 4 and more for the time being. */
  hdbOccupants: { small: 4, large: 6, eased: { most: 8, until: '2026-12-31' } },
  /** The option fee of an HDB flat, and what it may come to with the exercise fee, in cents. */
  hdbFees: { least: 100, most: 100_000, together: 500_000 },
  /** Two options, or two agreements, on one property this close may be one transaction. */
  samePropertyDays: 90,
};

export type Limits = typeof usualLimits & { today: Day };

/** What the form of step 1 has to know of them. */
export type FormLimits = Pick<Limits, 'lateLimitDays' | 'hdbFees'>;
