import { feetInMetre } from '#features/property/rules/area.ts';
import type { MarketRecord } from './files/market-record.rules.ts';

type Measured = Pick<MarketRecord, 'area' | 'areaTo' | 'price'>;
type UnitPrices = { psf: number | null; psm: number | null };

/**
 * Prices per square foot and square metre, in cents: of a sale to the dollar; of a tenancy to the cent, by the middle of its area band.
 * Null without an area, or with an open band.
 */
export const unitPrices = ({ area, areaTo, price }: Measured, isRent: boolean): UnitPrices => {
  const tenths = isRent ? (area !== null && areaTo !== null ? (area + areaTo) / 2 : null) : area;
  if (tenths === null || tenths <= 0) return { psf: null, psm: null };
  const squareMetre = (price * 10) / tenths;
  return { psf: inCents(squareMetre / feetInMetre, isRent), psm: inCents(squareMetre, isRent) };
};

/** Half up. */
const inCents = (dollars: number, toTheCent: boolean): number =>
  toTheCent ? Math.round(dollars * 100) : Math.round(dollars) * 100;

/** Tenths of a square metre in whole square feet, half up. */
export const squareFeet = (tenths: number): number => Math.round((tenths * feetInMetre) / 10);

/** Square feet or square metres that somebody asks for, in tenths of a square metre. */
export const tenthsOf = (area: number, unit: 'sqft' | 'sqm'): number =>
  Math.round(unit === 'sqm' ? area * 10 : (area * 10) / feetInMetre);
