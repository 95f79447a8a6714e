/** A year’s rent as a part of the price, in hundredths of a percent; both of the same home, or of the same unit of area. */
export const grossYield = (rentCents: number | null, priceCents: number | null): number | null =>
  rentCents === null || priceCents === null || priceCents <= 0
    ? null
    : Math.round((rentCents * 12 * 10_000) / priceCents);

type Band = { rows: number; unitMedian: number };

/** How much more a band of storeys costs than the average of all of them, in tenths of a percent. Null where there is one alone. */
export const premiumOf = (unitMedian: number, all: Band[]): number | null => {
  if (all.length < 2) return null;
  const rows = all.reduce((sum, band) => sum + band.rows, 0);
  const mean = all.reduce((sum, band) => sum + band.unitMedian * band.rows, 0) / rows;
  return Math.round(((unitMedian - mean) * 1_000) / mean);
};

/** Names of URA's property types in contracts, where they differ from those in sales and both measure the floor. */
export const letAs: Readonly<Record<string, string>> = {
  Apartment: 'Non-landed Properties',
  Condominium: 'Non-landed Properties',
};

/** Whether homes that are let under this name are sold by their floor area, too. */
export const isLetByFloor = (type: string): boolean =>
  type === 'Executive Condominium' || Object.values(letAs).includes(type);
