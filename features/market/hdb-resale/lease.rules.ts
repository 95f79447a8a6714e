/** A lease of HDB is of 99 years. */
const leaseMonths = 99 * 12;

type Lease = { leaseLeft: number | null; isLeaseDerived: boolean };

/** Months that remained when a flat was sold: as the file says, else about, from the year in which its lease began. */
export const leaseLeftAt = (month: string, leaseStart: number | null, stated: number | null): Lease => {
  if (stated !== null || leaseStart === null) return { leaseLeft: stated, isLeaseDerived: false };
  const gone = (Number(month.slice(0, 4)) - leaseStart) * 12 + Number(month.slice(5, 7)) - 1;
  return { leaseLeft: Math.max(0, leaseMonths - gone), isLeaseDerived: true };
};
