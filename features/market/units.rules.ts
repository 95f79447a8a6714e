import { feetInMetre } from '#features/property/rules/area.ts';
import type { MeasurementUnit } from './tools.words.ts';

/** Older clients write it in capitals. */
export const unitOf = (written: string): MeasurementUnit => (written.toLowerCase() === 'sqm' ? 'sqm' : 'sqft');

const areas = ['areaFrom', 'areaTo'];
const unitPrices = ['unitPriceFrom', 'unitPriceTo'];

/** Filters with their areas and unit prices in the other unit, which is `next`, to whole numbers. */
export const inOtherUnit = (filters: Record<string, string>, next: MeasurementUnit): Record<string, string> => {
  const times = next === 'sqft' ? feetInMetre : 1 / feetInMetre;
  const changed = (name: string, value: string) => {
    if (areas.includes(name)) return String(Math.round(Number(value) * times));
    if (unitPrices.includes(name)) return String(Math.round(Number(value) / times));
    return value;
  };
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, changed(name, value)]));
};
