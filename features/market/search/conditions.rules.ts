import { formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { flatTypes } from '../hdb-resale/flats.words.ts';
import { listedCategories, listedTypes, purposes } from '../open-market/listings.words.ts';
import { districts, groupTypes, saleTypes, segments, tenureClasses } from '../private-sales/homes.words.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import type { Months } from './months.rules.ts';

/** `Aug 2026`. */
export const monthWords = (day: string): string => formatDay(day).slice(3);

type Vocabulary = Record<string, string>;

/** How many bedrooms; none is a studio. */
const bedroomWords: Vocabulary = { '0': 'Studio' };

const districtWords = Object.fromEntries(
  Object.keys(districts).flatMap((district) => [
    [district, `D${district}`],
    [String(Number(district)), `D${district}`],
  ]),
);

/** The filters by their names in a query. The values of a filter with words are codes, separated by commas. */
const labels: Record<string, { label: string; words?: Vocabulary }> = {
  groupType: { label: 'Homes', words: groupTypes },
  show: { label: 'Whose', words: { MINE: 'One’s own, also those that are over' } },
  search: { label: 'Search' },
  purpose: { label: 'Offer', words: purposes },
  category: { label: 'Kind', words: listedCategories },
  town: { label: 'Town', words: {} },
  district: { label: 'District or town', words: districtWords },
  flatType: { label: 'Flat type', words: flatTypes },
  flatModel: { label: 'Model' },
  propertyType: { label: 'Type', words: { ...listedTypes, ...flatTypes } },
  project: { label: 'Project' },
  block: { label: 'Block' },
  street: { label: 'Street' },
  saleType: { label: 'Sale', words: saleTypes },
  tenure: { label: 'Tenure', words: tenureClasses },
  segment: { label: 'Segment', words: segments },
  bedrooms: { label: 'Bedrooms', words: bedroomWords },
};

const valueWords = (value: unknown, words: Vocabulary | undefined): string => {
  if (!words) return String(value);
  const codes = String(value).split(',');
  return codes.map((code) => words[code.trim()] ?? code.trim()).join(', ');
};

const ranges: [label: (unit: MeasurementUnit) => string, from: string, to: string][] = [
  [() => 'Price', 'priceFrom', 'priceTo'],
  [(unit) => `Unit price (${unitPriceWords[unit]})`, 'unitPriceFrom', 'unitPriceTo'],
  [(unit) => `Area (${measurementUnits[unit]})`, 'areaFrom', 'areaTo'],
  [() => 'Storey', 'floorFrom', 'floorTo'],
];

/** All filters of a search in words: `Town: Tampines`, `Price: 500,000 to 600,000`. */
export const conditionWords = (
  query: Record<string, unknown>,
  months: Months | null,
  unit: MeasurementUnit,
): string[] => {
  const set = (name: string) => query[name] !== undefined && query[name] !== '';
  const chosen = Object.entries(labels).flatMap(([name, { label, words }]) =>
    set(name) ? [`${label}: ${valueWords(query[name], words)}`] : [],
  );
  const between = ranges.flatMap(([label, from, to]) => {
    if (!set(from) && !set(to)) return [];
    const [low, high] = [from, to].map((name) => (set(name) ? formatCount(Number(query[name])) : undefined));
    if (low && high) return [`${label(unit)}: ${low} to ${high}`];
    return [`${label(unit)}: ${low ? `from ${low}` : `up to ${high}`}`];
  });
  const fresh = set('newSince') ? ['New since the last look'] : [];
  const span = months ? [`${monthWords(months.from)} to ${monthWords(months.to)}`] : [];
  return [...span, ...chosen, ...between, ...fresh];
};
