import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { dutyByRate } from '../duty.rules.ts';
import type { AnyVersion } from '../rates/terms.rules.ts';
import { versionOn } from '../rates/version-on.rules.ts';
import type { LeaseKind } from './leases.words.ts';

export type Lease = {
  kind: LeaseKind;
  day: Day;
  /** A month, in cents. `charges` are for service, maintenance, furniture and advertising, without GST. */
  rent: Cents;
  charges: Cents;
  /** Market rent; duty is on the higher of both rents. */
  marketRent: Cents;
  /** The rent and charges until now, where the rent is raised. */
  rentBefore: Cents;
  /** Null: without an end. */
  months: number | null;
};

/**
 * Duty on a lease. An increase is stamped on the difference over the remaining months, an extension on the rent of its own months. `total`
 * is null for a lease without an end.
 */
export const leaseDuty = (versions: AnyVersion[], lease: Lease) => {
  const { kind, day, rent, charges, marketRent, rentBefore, months } = lease;
  const whole = Math.max(rent + charges, marketRent);
  const monthly = kind === 'RISE' ? Math.max(0, whole - rentBefore) : whole;
  const annual = 12 * monthly;
  const total = months === null ? null : months * monthly;
  const version = versionOn(versions, 'LEASE', day);
  if (!version) return { version, monthly, annual, total, base: null, amount: null };
  const { freeUpTo, rate, years } = version.terms;
  const isShort = months !== null && months <= 12 * years;
  const base = isShort ? months * monthly : years * annual;
  return { version, monthly, annual, total, base, amount: annual <= freeUpTo ? 0 : dutyByRate(rate, base) };
};
