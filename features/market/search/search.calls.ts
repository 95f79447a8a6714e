import * as z from 'zod';
import { keysOf, text } from '#platform/contract/fields.ts';
import { pdfMediaType, sheetMediaType, svgMediaType, wordMediaType } from '#platform/contract/files.ts';
import { direction, page } from '#platform/contract/paging.ts';
import { datasets } from '../datasets.words.ts';
import { contentTypes, periods } from '../tools.words.ts';

/** Shared parts of all searches of market data: their queries, and the facts beside their rows. */

/** The largest page of a search, and the smallest. */
const largestSearchPage = 500;
const smallestSearchPage = 10;

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);
const pageSize = z.coerce.number().int().min(smallestSearchPage).max(largestSearchPage);
/** Capitals are also accepted, for older clients. */
const unit = z.enum(['sqft', 'sqm', 'SQFT', 'SQM']).default('sqft');

type Shape = Record<string, z.ZodType>;

/** The query of a search: `sorts` are the columns that it can be sorted by, the first by default, descending. */
export const searchQuery = <const S extends readonly [string, ...string[]], F extends Shape>(sorts: S, filters: F) =>
  z.strictObject({
    pageNumber: pageNumber.default(1),
    pageSize: pageSize.default(20),
    sortBy: z.enum(sorts).default(sorts[0]),
    sortDirection: direction().default('desc'),
    measurementUnit: unit,
    ...filters,
  });

/** How the file of a search is declared, besides its path and its query. */
export const exportFile = {
  base: 'market',
  method: 'GET',
  who: 'signed-in',
  file: [sheetMediaType, wordMediaType, pdfMediaType],
  fewAtOnce: true,
  refuses: ['too-large'],
} as const;

/** The query of its file: without a page it has all rows. */
export const exportQuery = <const S extends readonly [string, ...string[]], F extends Shape>(sorts: S, filters: F) =>
  z.strictObject({
    pageNumber: pageNumber.optional(),
    pageSize: pageSize.optional(),
    sortBy: z.enum(sorts).default(sorts[0]),
    sortDirection: direction().default('desc'),
    measurementUnit: unit,
    contentType: z.enum(keysOf(contentTypes)).default('Excel'),
    ...filters,
  });

/** `2026-03`, or a day of it. */
const month = () =>
  z
    .string()
    .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])(-([0-2]\d|3[01]))?$/, 'Give a month as YYYY-MM.')
    .transform((value) => `${value.slice(0, 7)}-01`);
const whole = (most: number) => z.coerce.number().int('Give a whole number.').min(0).max(most);
const dollars = () => whole(2_000_000_000).optional();

/** Filters of every search of paid prices: months, prices in dollars, areas in the requested unit. */
export const commonFilters = {
  /** Words of the street, the block or the project. */
  search: text(80)
    .refine((typed) => typed.length !== 1, 'Give two letters at least.')
    .optional(),
  /** Only records that came after this one: those that are new since the last look. */
  newSince: whole(2_147_483_647).optional(),
  /** Without months: how far back. */
  period: z.enum(keysOf(periods)).optional(),
  dateFrom: month().optional(),
  dateTo: month().optional(),
  priceFrom: dollars(),
  priceTo: dollars(),
  unitPriceFrom: whole(10_000_000).optional(),
  unitPriceTo: whole(10_000_000).optional(),
  areaFrom: whole(10_000_000).optional(),
  areaTo: whole(10_000_000).optional(),
};

/** Storeys; below ground is negative. */
export const floorFilters = {
  floorFrom: z.coerce.number().int().min(-10).max(200).optional(),
  floorTo: z.coerce.number().int().min(-10).max(200).optional(),
};

/** One of a vocabulary, in any capitals. */
export const anyCase = <T extends string>(names: readonly [T, ...T[]]) =>
  z.preprocess((value) => (typeof value === 'string' ? asNamed(names, value) : value), z.enum(names));

/** One or several codes of a vocabulary, in any case, separated by commas. Unknown ones find nothing. */
export const several = (names: readonly string[], most = 300) =>
  text(most)
    .overwrite((value) =>
      value
        .split(',')
        .map((each) => asNamed(names, each))
        .join(','),
    )
    .optional();

const asNamed = (names: readonly string[], value: string): string => {
  const key = value.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === key) ?? value;
};

/** How the card of a search is declared, besides its path and its query. */
export const cardFile = {
  base: 'market',
  method: 'GET',
  who: 'signed-in',
  file: [pdfMediaType, svgMediaType],
  fewAtOnce: true,
} as const;

/** The query of its card. */
export const cardQuery = <const S extends readonly [string, ...string[]], F extends Shape>(sorts: S, filters: F) =>
  z.strictObject({
    sortBy: z.enum(sorts).default(sorts[0]),
    sortDirection: direction().default('desc'),
    measurementUnit: unit,
    as: z.enum(['Pdf', 'Svg']).default('Pdf'),
    /** Ids of the rows that stand on it, with commas between them; without them the first ones. */
    rows: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,4}$/, 'Choose up to five rows.')
      .optional(),
    ...filters,
  });

/** The query of its dots. They have no order of rows: `sortBy` is taken, so that the filters of a list can be sent as they are. */
export const dotsQuery = <const S extends readonly [string, ...string[]], F extends Shape>(sorts: S, filters: F) =>
  z.strictObject({
    sortBy: z.enum(sorts).default(sorts[0]),
    sortDirection: direction().default('desc'),
    measurementUnit: unit,
    ...filters,
  });

const cents = z.int();

/** Prices paid: the lowest and the highest, the median and the quartiles, computed as Excel's MEDIAN and QUARTILE.INC. */
export const Figures = z.object({ lowest: cents, p25: cents, median: cents, p75: cents, highest: cents });
export type Figures = z.output<typeof Figures>;

const Period = z.object({ from: z.iso.date(), to: z.iso.date() });

export const Statistics = z.object({
  /** Rows that the figures are made of. */
  counted: z.int(),
  /** Sales of several units together, which are listed and not counted. */
  leftOut: z.int(),
  price: Figures.nullable(),
  /** Per requested unit of area. */
  unitPrice: Figures.nullable(),
});
export type Statistics = z.output<typeof Statistics>;

export const TrendMonth = z.object({
  month: z.iso.date(),
  rows: z.int(),
  p25: cents,
  median: cents,
  p75: cents,
});
export type TrendMonth = z.output<typeof TrendMonth>;

/** Prices by area, of evenly some of `counted` rows; by area in the unit that was asked for. */
export const Dots = z.object({
  counted: z.int(),
  dots: z.array(z.object({ area: z.number(), priceCents: cents, month: z.iso.date() })),
});
export type Dots = z.output<typeof Dots>;

/** Source of the rows, and their period if there are any. */
export const Source = z.object({
  dataset: z.enum(keysOf(datasets)),
  name: z.string(),
  licence: z.string(),
  note: z.string(),
  rows: z.int(),
  dataFrom: z.iso.date().nullable(),
  dataTo: z.iso.date().nullable(),
  importedAt: z.iso.datetime().nullable(),
});
export type Source = z.output<typeof Source>;

/** What was paid in each month, whole or per unit of area. Months without rows are left out. */
export const Trend = z.object({ of: z.enum(['price', 'unitPrice']), months: z.array(TrendMonth) });

/** The answer of a search: a page of rows, and what all of them say together. */
export const searchAnswer = <Row extends z.ZodType>(row: Row) =>
  page(row).extend({
    /** The months that were searched; null where there is no data. */
    period: Period.nullable(),
    statistics: Statistics,
    /** The months before, as many; null where the data does not go back so far. */
    before: z.object({ period: Period, statistics: Statistics }).nullable(),
    trend: Trend,
    source: Source,
  });
