import { formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../words/tools.ts';
import type { Months } from './months.ts';

/** `Aug 2026`. */
export const monthWords = (day: string): string => formatDay(day).slice(3);

const named: Record<string, string> = {
  search: 'Search',
  town: 'Town',
  district: 'District or town',
  flatType: 'Flat type',
  flatModel: 'Model',
  propertyType: 'Type',
  project: 'Project',
  block: 'Block',
  street: 'Street',
  saleType: 'Sale',
  tenure: 'Tenure',
  segment: 'Segment',
  bedrooms: 'Bedrooms',
  purpose: 'For',
  state: 'State',
};

const ranges: [label: (unit: MeasurementUnit) => string, from: string, to: string][] = [
  [() => 'Price', 'priceFrom', 'priceTo'],
  [(unit) => `Unit price (${unitPriceWords[unit]})`, 'unitPriceFrom', 'unitPriceTo'],
  [(unit) => `Area (${measurementUnits[unit]})`, 'areaFrom', 'areaTo'],
  [() => 'Storey', 'floorFrom', 'floorTo'],
];

/** What a search asked for, in words: `Town: Tampines`, `Price: 500,000 to 600,000`. */
export const conditionWords = (
  query: Record<string, unknown>,
  months: Months | null,
  unit: MeasurementUnit,
): string[] => {
  const set = (name: string) => query[name] !== undefined && query[name] !== '';
  const chosen = Object.entries(named).flatMap(([name, label]) => (set(name) ? [`${label}: ${query[name]}`] : []));
  const between = ranges.flatMap(([label, from, to]) => {
    if (!set(from) && !set(to)) return [];
    const [low, high] = [from, to].map((name) => (set(name) ? formatCount(Number(query[name])) : undefined));
    if (low && high) return [`${label(unit)}: ${low} to ${high}`];
    return [`${label(unit)}: ${low ? `from ${low}` : `up to ${high}`}`];
  });
  const span = months ? [`${monthWords(months.from)} to ${monthWords(months.to)}`] : [];
  return [...span, ...chosen, ...between];
};
