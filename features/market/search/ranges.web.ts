import { formatCount } from '#platform/contract/money.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import { monthWords } from '../words.web.ts';
import type { Range } from './Ranges.tsx';

const grouped = (value: string): string => formatCount(Number(value));

/** The filters by two ends that every search has. */
export const commonRanges = (unit: MeasurementUnit, priceWord: string): Range[] => [
  { label: 'Month', from: 'dateFrom', to: 'dateTo', kind: 'month', words: (value) => monthWords(`${value}-01`) },
  { label: `${priceWord} (S$)`, from: 'priceFrom', to: 'priceTo', kind: 'number', words: grouped },
  {
    label: `Unit price (S$ ${unitPriceWords[unit]})`,
    from: 'unitPriceFrom',
    to: 'unitPriceTo',
    kind: 'number',
    words: grouped,
  },
  { label: `Area (${measurementUnits[unit]})`, from: 'areaFrom', to: 'areaTo', kind: 'number', words: grouped },
];

export const floorRange: Range = { label: 'Storey', from: 'floorFrom', to: 'floorTo', kind: 'number' };
