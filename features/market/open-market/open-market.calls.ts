import * as z from 'zod';
import { PropertyAddress } from '#features/property/contract.ts';
import { propertyTypes } from '#features/property/words/categories.ts';
import { hdbTowns } from '#features/property/words/details.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, id, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { page } from '#platform/contract/paging.ts';
import { required } from '#platform/contract/required.ts';
import {
  anyCase,
  exportFile,
  exportQuery,
  Figures,
  Source,
  searchQuery,
  several,
  Trend,
} from '../search/search.calls.ts';
import { measurementUnits } from '../tools.words.ts';
import { tenthsOf } from '../unit-price.rules.ts';
import {
  confidences,
  isAdvertised,
  levels,
  listedCategories,
  listedTypes,
  listingStates,
  purposes,
} from './listings.words.ts';

const stamp = z.iso.datetime();

export const noConsent = 'Without the owner’s written consent a home must not be advertised.';

/** A listing as its salesperson writes it. The area is in the unit that it is given in. */
export const ListingInput = PropertyAddress.extend({
  purpose: z.enum(keysOf(purposes)),
  category: z.enum(keysOf(listedCategories)),
  propertyType: z.enum(keysOf(listedTypes), required),
  /** For HDB flats. */
  hdbTown: z.enum(hdbTowns).nullable().default(null),
  area: z.number('Give the area.').positive('Give the area.').max(1_000_000),
  areaUnit: z.enum(keysOf(measurementUnits)).default('sqft'),
  bedrooms: optional(z.int().min(0).max(50)),
  /** Per month if it is to let. */
  askingCents: cents().min(1, required),
  remarks: text(500).default(''),
  state: z.enum(keysOf(listingStates)).default('ACTIVE'),
  /** The owner agreed in writing that it is advertised at this price. To withdraw or close it takes none. */
  hasConsent: z.boolean().default(false),
})
  .refine(({ state, hasConsent }) => hasConsent || !isAdvertised(state), { path: ['hasConsent'], error: noConsent })
  .refine(({ category, propertyType }) => Object.hasOwn(propertyTypes[category], propertyType), {
    path: ['propertyType'],
    error: 'Choose a type of this kind of home.',
  })
  // It is kept in tenths of a square metre: less than half of one is no area.
  .refine(({ area, areaUnit }) => tenthsOf(area, areaUnit) > 0, { path: ['area'], error: 'This is too small.' })
  .refine(({ category, hdbTown }) => category !== 'hdb' || hdbTown !== null, { path: ['hdbTown'], error: required });
export type ListingInput = z.output<typeof ListingInput>;

export const Listing = z.object({
  listingId: id(),
  purpose: z.enum(keysOf(purposes)),
  category: z.enum(keysOf(listedCategories)),
  propertyType: z.string(),
  /** Empty for a landed home if the caller may not see it, as is its postal code. */
  block: z.string(),
  street: z.string(),
  building: z.string(),
  postalCode: z.string(),
  /** Null if the caller may not see it. */
  unit: z.string().nullable(),
  /** A town of HDB, or a postal district. */
  district: z.string(),
  /** In the requested unit. */
  area: z.number(),
  bedrooms: z.int().nullable(),
  askingCents: z.int(),
  unitPriceCents: z.int(),
  remarks: z.string(),
  state: z.enum(keysOf(listingStates)),
  expiresOn: z.iso.date(),
  isExpired: z.boolean(),
  listedAt: stamp,
  agentName: z.string(),
  registrationNo: z.string(),
  isMine: z.boolean(),
  /** Why the content desk withdrew it; empty for others than its salesperson. */
  withdrawnReason: z.string(),
  version: z.int(),
});
export type Listing = z.output<typeof Listing>;

const sorts = ['listed', 'price', 'unitPrice', 'area', 'bedrooms', 'district', 'street', 'expires'] as const;

const whole = (most: number) => z.coerce.number().int('Give a whole number.').min(0).max(most).optional();

const filters = {
  /** Words of the street, the building or the block. */
  search: text(80).optional(),
  purpose: z.enum(keysOf(purposes)).optional(),
  category: z.enum(keysOf(listedCategories)).optional(),
  /** Towns of HDB or postal districts, with commas between them. */
  district: several(hdbTowns),
  propertyType: several(keysOf(listedTypes)),
  bedrooms: several([], 40),
  priceFrom: whole(2_000_000_000),
  priceTo: whole(2_000_000_000),
  areaFrom: whole(10_000_000),
  areaTo: whole(10_000_000),
  /** One’s own, also those that are over. */
  show: z.enum(['MINE']).optional(),
};

/** Prices paid for comparable homes. */
const Comparables = z.object({
  /** Null where nothing is like it. */
  level: z.enum(keysOf(levels)).nullable(),
  counted: z.int(),
  /** High: ten at least in its own building. */
  confidence: z.enum(keysOf(confidences)),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** Per requested unit of area. Null if no area is known: then prices are compared. */
  unitPrice: Figures.nullable(),
  /** The same times the area; of a home to let by the month. */
  value: z.object({ p25: z.int(), median: z.int(), p75: z.int() }).nullable(),
  rows: z.array(
    z.object({
      id: z.int(),
      month: z.iso.date(),
      name: z.string(),
      floorFrom: z.int().nullable(),
      floorTo: z.int().nullable(),
      /** A tenancy has a band. */
      area: z.number().nullable(),
      areaTo: z.number().nullable(),
      priceCents: z.int(),
      unitPriceCents: z.int().nullable(),
    }),
  ),
  /** Null where it was not asked for, or nothing is like it. Months without rows are left out. */
  trend: Trend.nullable(),
  /** Null where there is no kind of records to compare it with. */
  source: Source.nullable(),
});

export type Comparables = z.output<typeof Comparables>;

const place = '/v1/open-market';

export const openMarketCalls = {
  openMarket: endpoint({
    base: 'market',
    method: 'GET',
    path: place,
    who: 'signed-in',
    summary:
      'Homes that salespeople of the agency offer now, a page of them. The unit, and of a landed home the block and the postal code, are shown to its salesperson and the content desk alone.',
    query: searchQuery(sorts, filters),
    data: page(Listing),
  }),
  openMarketExport: endpoint({
    ...exportFile,
    path: `${place}/export`,
    summary: 'The same as a file; with `pageNumber` and `pageSize` that page of it.',
    query: exportQuery(sorts, filters),
  }),
  addListing: endpoint({
    base: 'market',
    method: 'POST',
    path: place,
    who: 'salesperson',
    summary: 'Offers a home for sixty days.',
    body: ListingInput,
    data: z.object({ listingId: id() }),
    message: 'The home is listed.',
  }),
  changeListing: endpoint({
    base: 'market',
    method: 'PUT',
    path: `${place}/{id}`,
    who: 'salesperson',
    summary: 'Changes one’s own listing. While it is active it is shown for sixty days more.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ version: z.int().min(1), listing: ListingInput }),
    data: z.object({ version: z.int() }),
    message: 'The listing is changed.',
    refuses: ['missing', 'stale'],
  }),
  withdrawListing: endpoint({
    base: 'market',
    method: 'POST',
    path: `${place}/{id}/withdrawal`,
    who: 'desk:content',
    summary: 'Takes a listing of anybody out of the market. Its salesperson reads why.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ version: z.int().min(1), reason: requiredText(500) }),
    data: z.object({ version: z.int() }),
    message: 'The listing is withdrawn.',
    refuses: ['missing', 'stale'],
  }),
  comparables: endpoint({
    base: 'market',
    method: 'GET',
    path: '/v1/comparables',
    who: 'signed-in',
    summary:
      'What homes like this one went for in twelve months: of its building, else its street, else its town or district, until there are five. Indicative, not a valuation.',
    query: z.strictObject({
      purpose: z.enum(keysOf(purposes)).default('SALE'),
      category: z.enum(keysOf(listedCategories)),
      propertyType: anyCase(keysOf(listedTypes)),
      block: text(20).default(''),
      street: text(120).default(''),
      building: text(120).default(''),
      /** For HDB flats. */
      hdbTown: anyCase(hdbTowns).optional(),
      postalCode: z
        .string()
        .regex(/^\d{6}$/, 'A postal code has 6 digits.')
        .optional(),
      area: z.coerce.number().positive().max(1_000_000).optional(),
      /** The twelve months go up to it; else up to today. */
      day: z.iso.date().optional(),
      /** Also what they went for in each month of so many years. */
      trendYears: z.coerce.number().int().min(1).max(10).optional(),
      measurementUnit: z.enum(['sqft', 'sqm', 'SQFT', 'SQM']).default('sqft'),
    }),
    data: Comparables,
  }),
  listingComparables: endpoint({
    base: 'market',
    method: 'GET',
    path: `${place}/{id}/comparables`,
    who: 'signed-in',
    summary: 'The same of a home that is listed, also for those who may not see its whole address.',
    params: z.strictObject({ id: id() }),
    query: z.strictObject({ measurementUnit: z.enum(['sqft', 'sqm', 'SQFT', 'SQM']).default('sqft') }),
    data: Comparables,
    refuses: ['missing'],
  }),
};
