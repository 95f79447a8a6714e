import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, text } from '#platform/contract/fields.ts';
import { flatTypes, marketTowns } from '../hdb-resale/flats.words.ts';
import { groupTypes, rentedTypes } from '../private-sales/homes.words.ts';
import {
  anyCase,
  cardFile,
  cardQuery,
  commonFilters,
  Dots,
  dotsQuery,
  exportFile,
  exportQuery,
  searchAnswer,
  searchQuery,
  several,
} from '../search/search.calls.ts';

export const RentalRow = z.object({
  id: z.int(),
  /** Its block or project. */
  placeId: z.int(),
  month: z.iso.date(),
  /** Empty for HDB flats. */
  project: z.string(),
  street: z.string(),
  /** Empty for private homes. */
  block: z.string(),
  /** A town of HDB, or a postal district. */
  district: z.string(),
  propertyType: z.string(),
  bedrooms: z.int().nullable(),
  /** The band of areas in the unit that was asked for; an open end is null. */
  areaFrom: z.number().nullable(),
  areaTo: z.number().nullable(),
  /** Per month. */
  priceCents: z.int(),
  /** By the middle of the band. */
  unitPriceCents: z.int().nullable(),
});
export type RentalRow = z.output<typeof RentalRow>;

const sorts = [
  'month',
  'project',
  'street',
  'block',
  'district',
  'propertyType',
  'bedrooms',
  'area',
  'price',
  'unitPrice',
] as const;

const filters = {
  ...commonFilters,
  /** Contracts of private homes, or HDB’s approvals. */
  groupType: anyCase(keysOf(groupTypes)).default('URA'),
  project: text(120).optional(),
  street: text(80).optional(),
  block: text(10).optional(),
  /** Postal districts, or of HDB towns, with commas between them. */
  district: several(marketTowns),
  /** Types, with commas between them. */
  propertyType: several([...rentedTypes, ...keysOf(flatTypes)]),
  /** Numbers of bedrooms, with commas between them; 0 is a studio. */
  bedrooms: several([], 40),
};

export const rentalCalls = {
  rental: endpoint({
    base: 'market',
    method: 'GET',
    path: '/v1/rental',
    who: 'signed-in',
    summary:
      'Homes that were let, a page of them, with the rents of all of them by month. Without months: of the last five years.',
    query: searchQuery(sorts, filters),
    data: searchAnswer(RentalRow),
  }),
  rentalExport: endpoint({
    ...exportFile,
    path: '/v1/rental/export',
    summary: 'The same as a file; with `pageNumber` and `pageSize` that page of it.',
    query: exportQuery(sorts, filters),
  }),
  rentalDots: endpoint({
    base: 'market',
    method: 'GET',
    path: '/v1/rental/dots',
    who: 'signed-in',
    summary: 'Prices by area, of six hundred at most of what the search finds.',
    query: dotsQuery(sorts, filters),
    data: Dots,
  }),
  rentalCard: endpoint({
    ...cardFile,
    path: '/v1/rental/card',
    summary:
      'A page of it to be sent on, with figures, months and up to five rows: a PDF, or a picture of 1080 × 1350.',
    query: cardQuery(sorts, filters),
  }),
};
