import { districts, homeTypes, rentedTypes, type SaleType, type TenureClass } from '../private-sales/homes.words.ts';
import { capitals } from './cells.rules.ts';

/** Readers for values found only in URA's files. Each returns undefined for a value that it can't read. */

export const readDistrict = (text: string): string | undefined => {
  const district = text.padStart(2, '0');
  return Object.hasOwn(districts, district) ? district : undefined;
};

const typesByCapitals = new Map(
  [...Object.values(homeTypes).flat(), ...rentedTypes].map((type) => [capitals(type), type] as [string, string]),
);

/** A type in URA's spelling, however it is cased. */
export const readHomeType = (text: string): string | undefined => typesByCapitals.get(capitals(text));

const saleWords: Record<string, SaleType> = {
  '1': 'NEW',
  '2': 'SUB',
  '3': 'RESALE',
  'NEW SALE': 'NEW',
  'SUB SALE': 'SUB',
  RESALE: 'RESALE',
};
export const readSaleType = (text: string): SaleType | undefined => saleWords[capitals(text.replaceAll('-', ' '))];

export type Tenure = { tenure: TenureClass; tenureText: string };

/** `Freehold`, `99 yrs lease commencing from 2013`, `999 Yrs From 12/10/1885`; of a file in columns, `Leasehold` and `99`. */
export const readTenure = (text: string, years = ''): Tenure | undefined => {
  if (/freehold/i.test(text)) return { tenure: 'FREEHOLD', tenureText: 'Freehold' };
  const length = Number(years || /(\d+)\s*(?:yrs|years)/i.exec(text)?.[1] || 0);
  if (!Number.isInteger(length) || length <= 0) return undefined;
  const from = /from\s+(?:\d{1,2}\/\d{1,2}\/)?(\d{4})/i.exec(text)?.[1];
  return { tenure: classOf(length), tenureText: `${length} yrs${from ? ` from ${from}` : ''}` };
};

const classOf = (years: number): TenureClass => {
  if (years >= 800) return '999';
  return years >= 90 && years <= 110 ? '99' : 'OTHER';
};

/** Placeholders for no project: they are no names. */
export const readProject = (text: string): string => {
  const project = capitals(text);
  return /^(N\.?A\.?|-|(NON-)?LANDED HOUSING DEVELOPMENT)$/.test(project) ? '' : project;
};

type Band = { area: number | null; areaTo: number | null };

/** `90-100`, `1,000 to 1,100`, `>300`, `<=100` in square metres → tenths; an open end is null. */
export const readBand = (text: string): Band | undefined => {
  const plain = text.replaceAll(',', '');
  const both = /^(\d+(?:\.\d+)?)\s*(?:-|to)\s*(\d+(?:\.\d+)?)$/i.exec(plain);
  if (both) return { area: tenths(both[1]), areaTo: tenths(both[2]) };
  const open = /^(>=?|<=?)\s*(\d+(?:\.\d+)?)$/.exec(plain);
  if (!open) return undefined;
  return open[1]?.startsWith('>') ? { area: tenths(open[2]), areaTo: null } : { area: null, areaTo: tenths(open[2]) };
};

const tenths = (squareMetres = ''): number => Math.round(Number(squareMetres) * 10);

/** `NA` and nothing are unknown; `00` is a studio. */
export const readBedrooms = (text: string): number | null | undefined => {
  if (text === '' || /^n\.?a\.?$/i.test(text) || text === '-') return null;
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
};

/** Metres in the national grid. */
export const readGrid = (text: string): number | null => {
  const metres = Number(text);
  return text !== '' && Number.isFinite(metres) && metres > 0 && metres < 100_000 ? metres : null;
};
